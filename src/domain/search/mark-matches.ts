import { foldSearch } from './found-kinds'
import type { MarkedText } from './site-search'

/** Endings that a stem goes without: "programs" is found by "program", and "sleeping" by "sleep". */
const LONGEST_ENDING = 3

/** The text in pieces: those words that were looked for, and what stands between. */
export function markMatches(text: string, words: readonly string[]): MarkedText {
  const pieces: MarkedText = []
  for (const piece of text.split(/([\p{L}\p{N}]+)/u)) {
    if (piece === '') continue
    const isMatch = /[\p{L}\p{N}]/u.test(piece) && words.some((word) => isFound(foldSearch(piece), word))
    const last = pieces.at(-1)
    if (last && last.isMatch === isMatch) last.text += piece
    else pieces.push({ text: piece, isMatch })
  }
  return pieces
}

/** The part of a text around the first word that was looked for, its beginning where there is none; cut between words. */
export function excerpt(text: string, words: readonly string[], length = 180): string {
  const flat = text.replace(/\s+/g, ' ').trim()
  if (flat.length <= length) return flat
  const at = firstMatch(flat, words)
  const from = at < length / 2 ? 0 : flat.indexOf(' ', at - length / 3) + 1
  const end = flat.length - from <= length ? flat.length : flat.lastIndexOf(' ', from + length)
  const until = end > from ? end : from + length
  return `${from > 0 ? '… ' : ''}${flat.slice(from, until)}${until < flat.length ? ' …' : ''}`
}

function firstMatch(text: string, words: readonly string[]): number {
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (words.some((asked) => isFound(foldSearch(word), asked))) return index
  }
  return 0
}

function isFound(word: string, asked: string): boolean {
  if (asked.length < 2) return word === asked
  if (word.startsWith(asked)) return true
  return word.length >= 4 && asked.startsWith(word) && asked.length - word.length <= LONGEST_ENDING
}
