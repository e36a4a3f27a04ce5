// Empty: on Apple platforms the modules with these names are the real ones.
