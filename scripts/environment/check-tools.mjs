// @ts-check
import { inProject } from './project.mjs'

/**
 * The tools that read the code without running it. Each finds errors or nothing.
 * @type {{ name: string, file: string, args: string[] }[]}
 */
export const CHECK_TOOLS = [
  {
    name: 'Types',
    // Its bin file has no extension, which not every Node can start as a module.
    file: inProject('node_modules/typescript/lib/tsc.js'),
    args: ['--noEmit', '--incremental', 'false', '-p', inProject('tsconfig.json')],
  },
  {
    name: 'Lint and format',
    file: inProject('node_modules/@biomejs/biome/bin/biome'),
    args: ['check', '--error-on-warnings', inProject('.')],
  },
  {
    name: 'Generated types of the API',
    file: '--conditions=production',
    args: [inProject('scripts/run.mjs'), inProject('scripts/generate-api-types.ts'), '--check'],
  },
  {
    name: 'Unused code and packages',
    file: inProject('node_modules/knip/bin/knip.js'),
    args: ['--no-progress', '--no-config-hints'],
  },
  {
    // What only tests use is no part of the product: a rule that is tested must be the rule that runs.
    name: 'Code that only tests use',
    file: inProject('node_modules/knip/bin/knip.js'),
    args: ['--no-progress', '--no-config-hints', '--production', '--include', 'files,exports,types'],
  },
]
