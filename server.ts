import { keepCompiledCode } from './core/programs/compile-cache.ts';

keepCompiledCode();
// Static imports are compiled before a file's first line runs, so the program is loaded after the cache is set up.
void import('./program.ts').then(({ runProgram }) => runProgram());
