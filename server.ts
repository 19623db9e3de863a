import { keepCompiledCode } from './core/programs/compile-cache.ts';

keepCompiledCode();
// What a file imports outright is compiled before the file's own first line, so the program comes after the cache.
void import('./program.ts').then(({ runProgram }) => runProgram());
