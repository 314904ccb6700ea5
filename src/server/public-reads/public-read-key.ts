const LIST = {
  limit: /^\d{1,3}$/,
  page: /^\d{1,4}$/,
  depth: /^[0-2]$/,
  sort: /^-?(title|position|priceCents|createdAt|updatedAt)$/,
  locale: /^(en|fr)$/,
  'where[slug][equals]': /^[\w-]{1,120}$/,
  'where[sku][equals]': /^[\w-]{1,60}$/,
  'where[kind][equals]': /^(program|service|licence)$/,
}
const ONE = { locale: LIST.locale }

/**
 * Every call whose answer is the same for everybody until public content changes, and what may be asked there. What a
 * shop can be paid with is not among them: that changes with the provider's health.
 */
const PUBLIC_READS: { path: RegExp; query: Record<string, RegExp> }[] = [
  { path: /^\/api\/products$/, query: LIST },
  { path: /^\/api\/products\/(id|slug)\/[\w.-]{1,120}$/, query: ONE },
  { path: /^\/api\/geo\/countries(\/[a-z]{2}\/regions)?$/i, query: ONE },
]

/** Whoever sends one of these is somebody, comes from somewhere else or wants something else. */
const NOT_FOR_EVERYBODY = [
  'cookie',
  'authorization',
  'origin',
  'range',
  'x-http-method-override',
  'x-payload-http-method-override',
]

/** `url`: whole, or only from its path on. */
type Asked = { method: string; url: string; headers: Pick<Headers, 'has'> }

/**
 * What an answer is kept under: one text for each question, however it is spelled. Null when the answer is for this
 * visitor alone, or for a question that only some may think of.
 */
export function publicReadKey({ method, url, headers }: Asked): string | null {
  if (method !== 'GET' || NOT_FOR_EVERYBODY.some((name) => headers.has(name))) return null
  const { pathname, searchParams } = new URL(url, 'http://shop')
  const read = PUBLIC_READS.find(({ path }) => path.test(pathname))
  if (!read) return null
  searchParams.sort()
  const asked = [...searchParams]
  const isPlain = asked.every(
    ([name, value], index) =>
      Object.hasOwn(read.query, name) && read.query[name]?.test(value) && asked[index + 1]?.[0] !== name,
  )
  return isPlain ? `${pathname}?${searchParams}` : null
}
