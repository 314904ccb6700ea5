import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'oxc-parser'
import { EXPORTS } from '@/scripts/package/exports'
import { PACKAGE_NAME } from '@/scripts/package/manifest'

export type Import = {
  /** File of the project it leads to, or the package's own words. */
  target: string
  isPackage: boolean
  /** Gone when the code runs. */
  isType: boolean
}

export type SourceFile = { path: string; text: string; imports: Import[]; isClient: boolean }

const SHELVES = ['app', 'collections', 'migrations', 'plugins', 'scripts', 'src', 'tests']
const CODE = /\.(ts|tsx|mjs)$/
const SUFFIXES = ['', '.ts', '.tsx', '.mjs', '.json', '/index.ts', '/index.tsx']

/** What the package offers is found by its name, as in tsconfig.json. */
const OFFERED = new Map(
  Object.entries(EXPORTS).map(([name, source]) => [`${PACKAGE_NAME}${name.slice(1)}`, source]),
)

let read: SourceFile[] | undefined

/** Every file of code in the project with what it imports, paths from the root. */
export function sourceFiles(): SourceFile[] {
  read ??= parseAll()
  return read
}

/** Every file under the project's shelves and in its root, generated and installed ones aside. */
export function allFiles(): string[] {
  const root = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isFile())
  const shelves = SHELVES.flatMap((shelf) =>
    readdirSync(shelf, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.posix.join(entry.parentPath, entry.name)),
  )
  return [...root.map(({ name }) => name), ...shelves].filter((file) => file !== 'next-env.d.ts').sort()
}

export function importOf(target: string, isType = false): Import {
  return {
    target,
    isType,
    isPackage: !/^(app|collections|migrations|plugins|scripts|src|tests)\//.test(target),
  }
}

function parseAll(): SourceFile[] {
  const files = allFiles()
  const known = new Set(files)
  return files.filter((file) => CODE.test(file)).map((file) => parse(file, known))
}

function parse(file: string, known: Set<string>): SourceFile {
  const text = readFileSync(file, 'utf8')
  const { module, program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  const found = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      source: moduleRequest.value,
      isType: entries.length > 0 && entries.every((entry) => entry.isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, isType }) =>
        moduleRequest ? [{ source: moduleRequest.value, isType }] : [],
      ),
    ),
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
      const literal = /^['"`]([^$]+)['"`]$/.exec(text.slice(start, end))
      return literal?.[1] ? [{ source: literal[1], isType: false }] : []
    }),
    ...typeImports(program),
  ]
  const imports = found.map(({ source, isType }) => ({ ...resolve(file, source, known), isType }))
  return { path: file, text, imports, isClient: /^\s*['"]use client['"]/.test(text) }
}

/** `import('payload').Payload` in a type. */
function typeImports(node: unknown): { source: string; isType: boolean }[] {
  if (Array.isArray(node)) return node.flatMap(typeImports)
  if (typeof node !== 'object' || node === null) return []
  const below = Object.values(node).flatMap(typeImports)
  if (!('type' in node) || node.type !== 'TSImportType') return below
  const source = JSON.stringify(node).match(/"value":"([^"]+)"/)?.[1]
  return source ? [{ source, isType: true }, ...below] : below
}

function resolve(file: string, source: string, known: Set<string>): { target: string; isPackage: boolean } {
  const place = source.startsWith('@/')
    ? source.slice(2)
    : source === '@payload-config'
      ? 'payload.config.ts'
      : source.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), source)
        : (OFFERED.get(source) ?? null)
  if (place === null) return { target: source, isPackage: true }
  const target = SUFFIXES.map((suffix) => place + suffix).find((candidate) => known.has(candidate))
  return { target: target ?? place, isPackage: false }
}
