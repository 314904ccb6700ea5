import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { inProject } from './environment/project.mjs'
import { compile } from './package/compile'
import { EXPORTS, PROGRAMS, STARTED } from './package/exports'
import { type LinkedModule, linkModules } from './package/link-modules'
import { manifest } from './package/manifest'

/**
 * `npm run pack:plugin`: the shop as a package for any Payload site, made of the sources this site runs. Writes
 * `dist/payload-plugin-digital-commerce-<version>.tgz` and prints its path as the last line.
 */
const dist = inProject('dist')
mkdirSync(dist, { recursive: true })
// Two that pack at once do not meet; inside the project, so that packages are found.
const folder = mkdtempSync(path.join(dist, 'package-'))

const offered = Object.values(EXPORTS)
const programs = Object.values(PROGRAMS)
compile([...offered, ...programs, ...STARTED], folder)
const compiled = path.join(folder, 'compiled')
const modules = linkModules(compiled, [...offered, ...programs, ...STARTED], '.js')
const declarations = linkModules(compiled, offered, '.d.ts')
for (const each of modules) write(each, true)
for (const each of declarations) write(each, false)
for (const program of programs) makeProgram(path.join(folder, 'dist', `${program}.js`))
rmSync(compiled, { recursive: true })
rmSync(path.join(folder, 'tsconfig.json'))

for (const style of new Set(modules.flatMap(({ styles }) => styles))) {
  copyFileSync(inProject(style), path.join(folder, 'dist', style))
}

const packages = { run: modules.flatMap(named), typed: declarations.flatMap(named) }
writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(packages), null, 2)}\n`)
copyFileSync(inProject('docs/headless.md'), path.join(folder, 'README.md'))
for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(inProject(file), path.join(folder, file))

const packed = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
  cwd: folder,
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'ignore'],
})
const [made] = JSON.parse(packed) as { filename: string; size: number; entryCount: number }[]
if (!made) throw new Error('npm packed nothing')
const tarball = path.join(dist, made.filename)
renameSync(path.join(folder, made.filename), tarball)
rmSync(folder, { recursive: true })
console.log(`${made.entryCount} files, ${Math.round(made.size / 1000)} kB`)
console.log(tarball)

function write({ file, text }: LinkedModule, isCode: boolean): void {
  const place = path.join(folder, 'dist', file)
  mkdirSync(path.dirname(place), { recursive: true })
  writeFileSync(place, text)
  if (isCode) copyFileSync(path.join(compiled, `${file}.map`), `${place}.map`)
}

function makeProgram(file: string): void {
  writeFileSync(file, `#!/usr/bin/env node\n${readFileSync(file, 'utf8')}`)
  chmodSync(file, 0o755)
}

function named({ packages }: LinkedModule): string[] {
  return packages
}
