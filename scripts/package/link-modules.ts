import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A module as it leaves: its text with specifiers that Node and bundlers follow, and where they lead. */
export type LinkedModule = { file: string; text: string; packages: string[]; styles: string[] }

type Kind = '.js' | '.d.ts'

/**
 * Every module that can be reached from the entries, among those compiled into a folder. `@/…` and names without an ending
 * become relative and whole, as Node asks of an ES module; styles stay what they are. What nobody reaches stays behind.
 *
 * @throws Error for a specifier that leads to nothing
 */
export function linkModules(folder: string, entries: readonly string[], kind: Kind): LinkedModule[] {
  const found = new Map<string, LinkedModule>()
  const follow = (file: string) => {
    if (found.has(file)) return
    const packages = new Set<string>()
    const next: string[] = []
    const styles: string[] = []
    const text = readFileSync(path.join(folder, file), 'utf8').replaceAll(
      SPECIFIER,
      (whole, before: string, quote: string, specifier: string) => {
        if (specifier.endsWith('.css')) {
          styles.push(path.join(path.dirname(file), specifier))
          return whole
        }
        const target = resolve(folder, file, specifier, kind)
        if (target === null) {
          packages.add(specifier)
          return `${before}${quote}${PACKAGE_FILES[specifier] ?? specifier}${quote}`
        }
        next.push(target)
        return `${before}${quote}${relative(file, target, kind)}${quote}`
      },
    )
    found.set(file, { file, text, packages: [...packages], styles })
    for (const each of next) follow(each)
  }
  for (const entry of entries) follow(`${entry}${kind}`)
  return [...found.values()]
}

/** Next has no `exports`: Node needs the file's whole name. */
const PACKAGE_FILES: Record<string, string> = { 'next/cache': 'next/cache.js' }

const SPECIFIER = /(\bfrom\s+|\bimport\s*\(\s*|^import\s+)(['"])([^'"\n]+)\2/gm

function resolve(folder: string, from: string, specifier: string, kind: Kind): string | null {
  const isOurs = specifier.startsWith('@/')
  if (!isOurs && !specifier.startsWith('.')) return null
  const target = isOurs ? specifier.slice(2) : path.join(path.dirname(from), specifier)
  const found = [`${target}${kind}`, path.join(target, `index${kind}`)].find((each) =>
    existsSync(path.join(folder, each)),
  )
  if (found === undefined) throw new Error(`${from} imports ${specifier}, which is not compiled`)
  return found
}

function relative(from: string, target: string, kind: Kind): string {
  const way = path.relative(path.dirname(from), target).slice(0, -kind.length)
  return `${way.startsWith('.') ? way : `./${way}`}.js`
}
