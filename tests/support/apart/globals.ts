import type { Locale } from '@/src/domain/languages/locales'
import { DATE } from '../edited-pages'
import { type Apart, ASKED, answersAt, ENGLISH, type Kind, type Thing } from './kind'

const MENUS = '/globals/navigation'

/** The menus of the site, which are there once. */
export function menuKind(apart: () => Apart): Kind {
  return {
    kind: 'a menu',
    // The site shows the menus it began with.
    fallsBack: { fr: null, en: null },
    without: { 'is renamed in each alone': 'a menu has no address' },
    make: async () => {
      const { shop, editor, reader } = apart()
      const labelIn = async (query: string, as = reader) => {
        type Menus = { items?: { label: string }[] }
        const { body } = await shop.call<Menus>('GET', `${MENUS}?${query}`, { as })
        return body.items?.[0]?.label
      }
      const save = async (query: string, body: object) => {
        const answer = await shop.call('POST', `${MENUS}?${query}`, { as: editor, body })
        if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
      }
      const alone = (locale: Locale, items: object[]) =>
        save(`locale=${locale}&publishSpecificLocale=${locale}`, { items, _status: 'published' })
      const link = (label: string) => ({ label, href: '/programs' })
      const thing: Thing = {
        write: (locale, words, status) =>
          status === 'draft'
            ? save(`locale=${locale}&draft=true`, { items: [link(words)], _status: 'draft' })
            : alone(locale, [link(words)]),
        read: async (locale) => (await labelIn(`locale=${locale}`)) ?? null,
        written: (locale) => labelIn(`locale=${locale}&draft=true`, editor),
        takeOff: (locale) => alone(locale, []),
        plan: async (locale, type) => {
          const body = { type, date: DATE, locale }
          const answer = await shop.call('POST', '/navigation/schedule', { as: editor, body })
          if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
        },
        instead: async (locale) => (await labelIn(`locale=${locale}`)) ?? null,
        told: () => {
          const paths = [MENUS, `${MENUS}/versions`]
          const routes = paths.flatMap((path) => ASKED.map((asked) => `${path}?${asked}`))
          return answersAt(apart(), [...routes, '/navigation/schedule', '/scheduled-changes'])
        },
      }
      await save('locale=fr', { items: [], _status: 'published' })
      await save('locale=en', { items: [link(ENGLISH)], _status: 'published' })
      return thing
    },
  }
}

const AS_SAVED = 'is published as it is saved, in each language alone (docs/decisions/034)'
const WITHOUT_DRAFTS = {
  'is drafted in each language alone': AS_SAVED,
  'is published, then taken off in French, at planned times': AS_SAVED,
  'is renamed in each alone': 'no address leads to it',
  'leaks no draft in any language, by any route': AS_SAVED,
} as const

/** The settings of which visitors read the name and the tagline. */
export function settingKind(apart: () => Apart): Kind {
  const save = (tagline: string) => ({ branding: { name: 'Shop', tagline } })
  const said = (body: { branding?: { tagline?: string } }) => body.branding?.tagline
  const make = () => asSaved(apart(), { method: 'POST', path: '/globals/system-settings', save, said })
  return { kind: 'a global', make, fallsBack: { fr: null, en: null }, without: WITHOUT_DRAFTS }
}

/** What a picture shows, in words. */
export function pictureKind(apart: () => Apart): Kind {
  const make = async () => {
    const [row] = await apart().shop.database.query<{ id: string }>(
      `INSERT INTO media (alt) VALUES ('${ENGLISH}') RETURNING id`,
    )
    const save = (alt: string) => ({ alt })
    const said = ({ alt }: { alt?: string }) => alt
    const thing = await asSaved(apart(), { method: 'PATCH', path: `/media/${row?.id}`, save, said })
    return { ...thing, takeOff: undefined }
  }
  const without = {
    ...WITHOUT_DRAFTS,
    'is taken off in each alone': 'a picture says what it shows wherever it is',
  }
  return { kind: 'the text of a picture', make, fallsBack: { fr: null, en: null }, without }
}

type Saved = {
  method: string
  path: string
  save: (words: string) => object
  said: (body: { alt?: string; branding?: { tagline?: string } }) => string | undefined
}

async function asSaved({ shop, editor, reader }: Apart, { method, path, save, said }: Saved): Promise<Thing> {
  const write = async (locale: Locale, words: string) => {
    const answer = await shop.call(method, `${path}?locale=${locale}`, { as: editor, body: save(words) })
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body))
  }
  const read = async (locale: Locale) =>
    said((await shop.call<object>('GET', `${path}?locale=${locale}`, { as: reader })).body) || null
  if (method === 'POST') await write('fr', '')
  await write('en', ENGLISH)
  return { write, read, takeOff: (locale) => write(locale, ''), instead: read }
}
