import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { unpackWoff } from './unpack-woff'

export type Weight = 400 | 600

/** The parts Source Sans 3 comes in, most used first. A character is looked for in this order. */
export const FONT_PARTS = [
  'latin',
  'latin-ext',
  'vietnamese',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
] as const

export type FontPart = (typeof FONT_PARTS)[number]

const files = new Map<string, Buffer>()

/** One part of the font, read and unpacked once per process. */
export function fontFile(part: FontPart, weight: Weight): Buffer {
  const name = `source-sans-3-${part}-${weight}-normal.woff`
  const known = files.get(name)
  if (known) return known
  const file = unpackWoff(readFileSync(join(fontFolder(), name)))
  files.set(name, file)
  return file
}

/** Found from the project's folder and not from this file, which a bundler may have put elsewhere. */
function fontFolder(): string {
  const fromProject = createRequire(join(process.cwd(), 'package.json'))
  return join(dirname(fromProject.resolve('@fontsource/source-sans-3/package.json')), 'files')
}
