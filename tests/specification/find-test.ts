import { existsSync, readFileSync } from 'node:fs'

/**
 * The source of the test that `path › title` names, from its title on; null when there is none. A title counts only as
 * the title of a test: the same words elsewhere in the file do not.
 */
export function findTest(reference: string): string | null {
  const [path = '', title = ''] = reference.split(' › ')
  const file = [`tests/${path}.test.ts`, `tests/${path}.test.tsx`].find((name) => existsSync(name))
  if (!file || title === '') return null
  const source = readFileSync(file, 'utf8')
  for (const quote of [`'`, '"', '`']) {
    const written = quote === `'` ? title.replaceAll(`'`, String.raw`\'`) : title
    const at = source.indexOf(`(${quote}${written}${quote}`)
    const inside = at === -1 ? indexAfterBreak(source, `${quote}${written}${quote}`) : at
    if (inside !== -1) return source.slice(inside)
  }
  return null
}

/** A title on a line of its own, as long ones are written. */
function indexAfterBreak(source: string, quoted: string): number {
  const at = source.indexOf(quoted)
  return at !== -1 && /\(\s*$/.test(source.slice(0, at)) ? at : -1
}
