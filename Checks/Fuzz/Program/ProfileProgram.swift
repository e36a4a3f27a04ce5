// MakeMutants adds the sources of ProfileREPL, as Mutants.txt says.
