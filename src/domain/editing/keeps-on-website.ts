import { leadsVisitors } from './leads-visitors'

type Use = { collection: string; isPublic: boolean }

/** Pictures, films and forms leave a hole wherever they are shown; pages, only where visitors are led to them. */
const SHOWN_WITHIN: readonly string[] = ['films', 'forms', 'media']

/** The places that keep a document from being deleted or taken off the website. */
export function keepsOnWebsite<Each extends Use>(
  collection: string | undefined,
  uses: readonly Each[],
): Each[] {
  const isShown = SHOWN_WITHIN.includes(collection ?? '')
  return uses.filter((use) => use.isPublic && (isShown || leadsVisitors(use.collection)))
}
