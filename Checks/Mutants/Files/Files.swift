// MakeMutants adds the sources of SystemFiles, as Mutants.txt says.
