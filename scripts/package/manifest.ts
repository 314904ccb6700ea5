import { readFileSync } from 'node:fs'
import { inProject } from '../environment/project.mjs'
import { EXPORTS, PROGRAMS } from './exports'

type Manifest = {
  version: string
  license: string
  engines: object
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

export const PACKAGE_NAME = 'payload-plugin-digital-commerce'

/** The site's own, which there must be one of; tried at their lowest and at what this repository has. */
export const PEERS: Record<string, string> = {
  '@payloadcms/db-postgres': '^3.90.1',
  '@payloadcms/next': '^3.90.1',
  '@payloadcms/ui': '^3.90.1',
  next: '^16.3.3',
  payload: '^3.90.1',
  react: '^19.2.1',
  'react-dom': '^19.2.1',
}

/** Packages that are found by their path and not imported: plugins/commerce/documents/fonts.ts. */
const BY_PATH = ['@expo-google-fonts/source-sans-3']

/** The package's own `package.json`: its version is the repository's, and it depends on what its modules import. */
export function manifest(packages: { run: readonly string[]; typed: readonly string[] }): object {
  const { version, license, engines, dependencies, devDependencies } = ours()
  const run = new Set([...packages.run.map(nameOf), ...BY_PATH])
  const typed = new Set(packages.typed.map(nameOf))
  const needed = [...run, ...[...typed].map((name) => (run.has(name) ? name : typesOf(name)))]
    .filter((name) => !(name in PEERS) && !name.startsWith('node:'))
    .sort()
  const known: Record<string, string> = { ...devDependencies, ...dependencies }
  return {
    name: PACKAGE_NAME,
    version,
    description: 'A headless shop for digital products, as a Payload plugin.',
    license,
    type: 'module',
    engines,
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(Object.entries(EXPORTS).map(exported)),
      './package.json': './package.json',
    },
    bin: Object.fromEntries(Object.entries(PROGRAMS).map(([name, source]) => [name, `dist/${source}.js`])),
    files: ['dist', 'CHANGELOG.md'],
    peerDependencies: PEERS,
    dependencies: Object.fromEntries(
      [...new Set(needed)].map((name) => {
        const wanted = known[name]
        if (wanted === undefined) throw new Error(`${name} is imported, and no dependency of this repository`)
        return [name, `^${wanted}`]
      }),
    ),
  }
}

function exported([name, source]: [string, string]): [string, object] {
  return [name, { types: `./dist/${source}.d.ts`, default: `./dist/${source}.js` }]
}

function ours(): Manifest {
  return JSON.parse(readFileSync(inProject('package.json'), 'utf8')) as Manifest
}

/** `zod` of `zod/v4`, `@a/b` of `@a/b/c`. */
function nameOf(specifier: string): string {
  if (specifier.startsWith('node:')) return 'node:'
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

function typesOf(name: string): string {
  const withTypes = `@types/${name.replace('@', '').replace('/', '__')}`
  return withTypes in ours().devDependencies ? withTypes : name
}
