import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['dist/', 'node_modules/', 'var/', 'data/'] },
  {
    files: ['**/*.ts', 'console/**/*.js'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      // The runner itself awaits what node:test's functions return.
      '@typescript-eslint/no-floating-promises': [
        'error',
        {
          allowForKnownSafeCalls: [
            { from: 'package', name: ['test', 'suite', 'describe', 'it'], package: 'node:test' },
          ],
        },
      ],
      // A sixth of the linter's time, for enums: the compiler allows none here (erasableSyntaxOnly).
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
      'no-console': 'error',
    },
  },
  {
    // A null in a text of the page is read by people.
    files: ['console/**'],
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: false }],
    },
  },
  {
    // Commands talk to the person who started them.
    files: ['build-data/**', 'bench/**', 'build/**', 'examples/**', 'tests/fuzz/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    // A table of cases is as long as it has to be.
    files: ['tests/**'],
    rules: { 'max-lines': 'off', '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
