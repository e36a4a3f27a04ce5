// MakeMutants adds the sources of StateBindingFiles, as Mutants.txt says.
