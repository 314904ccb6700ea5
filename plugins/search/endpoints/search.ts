import { z } from 'zod'
import { localPath } from '@/src/domain/languages/paths'
import { documentPath } from '@/src/domain/pages/document-path'
import { excerpt, markMatches } from '@/src/domain/search/mark-matches'
import { searchSchema } from '@/src/domain/search/search-request'
import { SEARCH_KINDS } from '@/src/domain/search/site-search'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findEntries } from '../operations/find-entries'

const markedText = z.array(z.object({ text: z.string(), isMatch: z.boolean() }))

const result = z.object({
  kind: z.enum(SEARCH_KINDS),
  url: z.string(),
  title: z.string(),
  excerpt: z.string(),
  marked: z.object({ title: markedText, excerpt: markedText }),
})

/**
 * `GET /search?q=&locale=`: programs, services, resources and pages of the website that have these words, in that language.
 * Accents, endings and typing errors are forgiven; nothing is asked for by less than two letters. Only what everybody may
 * read is found.
 */
export const getSearch = defineEndpoint({
  method: 'get',
  path: '/search',
  access: 'anyone',
  about: {
    summary: 'Finds programs, services, resources and pages by their words, in a language.',
    example: { q: 'slep better', locale: 'en' },
  },
  limit: { name: 'search', points: 120, seconds: 60, by: 'visitor' },
  input: searchSchema,
  answers: successWith(z.object({ query: z.string(), total: z.number(), results: z.array(result) })),
  handler: async ({ input: { q, locale }, req }) => {
    const entries = await findEntries(pool(req.payload), q, locale)
    const results = entries.map(({ collection, kind, slug, title, summary, body, asked }) => {
      const shown = excerpt([summary, body].filter(Boolean).join(' '), asked)
      return {
        kind: SEARCH_KINDS.find((known) => known === kind) ?? 'page',
        url: localPath(documentPath(collection, slug), locale),
        title,
        excerpt: shown,
        marked: { title: markMatches(title, asked), excerpt: markMatches(shown, asked) },
      }
    })
    return { success: true, data: { query: q, total: entries[0]?.total ?? 0, results } }
  },
})
