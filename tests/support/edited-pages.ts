import { randomUUID } from 'node:crypto'
import type { Answer, Customer, Shop } from './shop'

type Words = Record<string, unknown>
export type Schedule = {
  id: string
  type: string
  locale: string | null
  date: string
  state: string
  problem: string | null
}
type Scheduled = Answer<{ data?: Schedule[]; error?: string; message?: string; errors?: unknown }>

export const FRENCH = {
  title: 'La saison',
  layout: [{ blockType: 'call-to-action', heading: 'Bienvenue' }],
}

/** When whatever is scheduled here comes due: the first instant after the clocks went forward. */
export const DATE = '2027-03-14T07:00:00.000Z'
export const AFTER = new Date('2027-03-14T07:00:01.000Z')

/** Pages as an editor makes, saves, schedules and reads them over HTTP. */
export function editedPages({ call }: Pick<Shop, 'call'>, editor: Customer) {
  return {
    /** A page that is published in English; `draft` only when told so. */
    async newPage(status: 'published' | 'draft' = 'published'): Promise<{ id: string; slug: string }> {
      const slug = `season-${randomUUID().slice(0, 8)}`
      const layout = [{ blockType: 'call-to-action', heading: 'As it was' }]
      const { body } = await call<{ doc: { id: string } }>(
        'POST',
        `/pages${status === 'draft' ? '?draft=true' : ''}`,
        { as: editor, body: { title: 'As it was', slug, layout, _status: status } },
      )
      return { id: body.doc.id, slug }
    },

    async save(id: string, body: Words, query = '?locale=en&draft=true'): Promise<void> {
      const _status = query.includes('draft=true') ? 'draft' : 'published'
      const answer = await call('PATCH', `/pages/${id}${query}`, { as: editor, body: { ...body, _status } })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
    },

    /** What anybody is given; null when it is not there. */
    async read(id: string, locale = 'en'): Promise<string | null> {
      const { body } = await call<{ docs?: { title: string }[] }>(
        'GET',
        `/pages?where[id][equals]=${id}&locale=${locale}`,
      )
      return body.docs?.[0]?.title ?? null
    },

    /** What an editor finds when they open it. */
    async draftTitle(id: string, locale = 'en'): Promise<string | undefined> {
      const path = `/pages/${id}?draft=true&locale=${locale}`
      return (await call<{ title?: string }>('GET', path, { as: editor })).body.title
    },

    schedule: (id: string, body: Words, as: Customer | null = editor): Promise<Scheduled> =>
      call('POST', `/pages/${id}/schedule`, { as, body: { type: 'publish', date: DATE, ...body } }),

    scheduled: async (id: string): Promise<Schedule[]> =>
      (await call<{ data: Schedule[] }>('GET', `/pages/${id}/schedule`, { as: editor })).body.data,
  }
}
