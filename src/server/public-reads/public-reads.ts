import { lastChange } from '../content-changes/last-change.mjs'
import { openSharedCache } from '../content-changes/open-shared-cache.mjs'
import { etagOf, withEtag } from '../etag'
import { type KeptAnswer, keptAnswers } from './kept-answers'
import { publicReadKey } from './public-read-key'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Answers what is the same for everybody without asking again: no statement and no Payload document until public content
 * changes. With a mark (`ETag`), so that who has the answer already gets 304. Anything else goes to `handler`, and so
 * does each question's first time; those who ask it meanwhile wait for that one answer. What is no 200 is never kept.
 */
export function publicReads<Context>(handler: Handler<Context>, kept = keptAnswers()): Handler<Context> {
  const underway = new Map<string, Promise<KeptAnswer | null>>()

  return async (request, context) => {
    const key = publicReadKey(request)
    if (key === null) return handler(request, context)
    const found = kept.get(key)
    if (found) return reply(request, found)

    const { count } = lastChange()
    const question = `${count} ${key}`
    const others = underway.get(question)
    if (others) {
      const answer = await others.catch(() => null)
      return answer ? reply(request, answer) : handler(request, context)
    }
    const response = askOthers(key, () => handler(request, context))
    const reading = response.then(async (given) => {
      const answer = await readAnswer(given)
      if (answer) kept.keep(key, answer, count)
      if (answer && lastChange().count === count) tellOthers(key, answer)
      return answer
    })
    underway.set(question, reading)
    try {
      const answer = await reading
      return answer ? reply(request, answer) : await response
    } finally {
      underway.delete(question)
    }
  }
}

/** What another process of this build answered of the same content, where they share a cache. */
async function askOthers(key: string, ask: () => Promise<Response>): Promise<Response> {
  const theirs = await openSharedCache()?.get(`answer ${key}`, lastChange().content)
  if (!theirs) return ask()
  const { text, headers } = theirs as KeptAnswer
  return new Response(text, { headers })
}

/** Not waited for. */
function tellOthers(key: string, answer: KeptAnswer): void {
  void openSharedCache()?.set(`answer ${key}`, lastChange().content, answer)
}

async function readAnswer(response: Response): Promise<KeptAnswer | null> {
  if (response.status !== 200 || response.headers.has('Set-Cookie')) return null
  const text = await response.text()
  const { 'cache-control': said, ...others } = Object.fromEntries(response.headers)
  const isPublic = said?.startsWith('public') ?? false
  const headers = {
    ...others,
    'cache-control': isPublic && said ? said : 'public, max-age=0, must-revalidate',
    vary: 'Authorization, Cookie, Origin',
  }
  return { text, etag: etagOf(text), headers }
}

function reply({ headers }: Request, { text, etag, headers: given }: KeptAnswer): Response {
  return withEtag(headers, text, given, etag)
}
