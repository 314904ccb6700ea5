import { basename } from 'node:path'

export type ImportCommand =
  | { file: string | null; batch: string; isDryRun: boolean; isRelease: boolean }
  | { refusal: string }

const USAGE = 'Usage: npm run import:people -- people.csv [--dry-run] [--batch NAME] [--release]'

/** What `npm run import:people` was asked to do, or why it will not. Without a name the batch is called like the file. */
export function readImportCommand(args: readonly string[]): ImportCommand {
  const words = [...args]
  const isDryRun = take(words, '--dry-run')
  const isRelease = take(words, '--release')
  const at = words.indexOf('--batch')
  const [, name] = at < 0 ? [] : words.splice(at, 2)
  const [file = null, ...more] = words
  if (more.length > 0 || file?.startsWith('-') || (at >= 0 && (!name || name.startsWith('-')))) {
    return { refusal: USAGE }
  }
  const batch = name ?? (file ? basename(file) : '')
  if (isDryRun && isRelease) return { refusal: `A dry run releases nothing. ${USAGE}` }
  if (!file && !isRelease) return { refusal: USAGE }
  if (!batch) return { refusal: `Which batch? ${USAGE}` }
  return { file, batch, isDryRun, isRelease }
}

function take(words: string[], flag: string): boolean {
  const at = words.indexOf(flag)
  if (at >= 0) words.splice(at, 1)
  return at >= 0
}
