const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/

/** Whether something can be the last part of an address here: small letters and digits, joined by single hyphens. */
export function isSlug(value: unknown): value is string {
  return typeof value === 'string' && SLUG.test(value)
}

/** Words as the last part of an address, without accents: "Mieux dormir, pas à pas" → `mieux-dormir-pas-a-pas`; empty when nothing is left. */
export function slugOf(words: string, most = 40): string {
  return words
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, most)
    .replace(/-+$/, '')
}
