import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Font } from 'fontkit'

const FILES = {
  400: '400Regular/SourceSans3_400Regular.ttf',
  600: '600SemiBold/SourceSans3_600SemiBold.ttf',
} as const

export type Weight = keyof typeof FILES

const fonts = new Map<Weight, Font>()
let fontkit: typeof import('fontkit') | undefined

/** To be waited for before `fontOf`: a shop that made no document yet has not loaded what reads fonts. */
export async function readyFonts(): Promise<void> {
  fontkit ??= await import('fontkit')
}

/**
 * Source Sans 3 with all its alphabets, opened once per process: what it has read of itself serves every document. A
 * document carries only the letters it uses.
 */
export function fontOf(weight: Weight): Font {
  const known = fonts.get(weight)
  if (known) return known
  if (!fontkit) throw new Error('wait for readyFonts first')
  // Found from the project's folder and not from this file, which a bundler may have put elsewhere.
  const fromProject = createRequire(join(process.cwd(), 'package.json'))
  const font = fontkit.create(
    readFileSync(fromProject.resolve(`@expo-google-fonts/source-sans-3/${FILES[weight]}`)),
  )
  if (!('layout' in font)) throw new Error('this is a collection of fonts')
  fonts.set(weight, font)
  return font
}
