import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frenchActivitySentence } from '@/src/domain/activity/activity-sentence'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'superuser')
})
afterAll(() => shop.stop())

type Template = { id: string; key: string; name: string }

/** What staff whose area is in this language find. */
async function found(language: string, query: string): Promise<Template[]> {
  const headers = { cookie: `payload-lng=${language}` }
  const path = `/email-templates?depth=0&${query.includes('limit=') ? '' : 'limit=200&'}${query}`
  return (await shop.call<{ docs: Template[] }>('GET', path, { as: editor, headers })).body.docs
}
/** As the search above the list asks. */
const searched = async (language: string, words: string) =>
  (await found(language, `where[or][0][name][like]=${words}&where[or][1][subject][like]=${words}`)).map(
    ({ name }) => name,
  )
const named = async (language: string, key: string) =>
  (await found(language, `where[key][equals]=${key}`)).map(({ name }) => name)

describe('Languages: what mail templates are called', () => {
  it('is said in the language of whoever reads the list, of both languages’ templates', async () => {
    expect(await named('en', 'welcome:fr')).toEqual(['Welcome (French)'])
    expect(await named('fr', 'welcome:fr')).toEqual(['Bienvenue (français)'])
    expect(await named('fr', 'welcome')).toEqual(['Bienvenue'])
    const names = async (language: string) => (await found(language, '')).map(({ name }) => name)
    const english = new Set((await names('en')).filter((name) => name !== 'Invitation'))
    expect((await names('fr')).filter((name) => english.has(name))).toEqual([])
  })

  it('is what staff find them by, with and without accents', async () => {
    expect(await searched('fr', 'bienvenue (français)')).toContain('Bienvenue (français)')
    expect(await searched('fr', 'REINITIALISATION')).toEqual(
      expect.arrayContaining([
        'Réinitialisation du mot de passe',
        'Réinitialisation du mot de passe (français)',
      ]),
    )
    expect(await searched('fr', 'zzz')).toEqual([])
    expect(await searched('en', 'Welcome (French)')).toContain('Welcome (French)')
    expect(await searched('en', 'bienvenue (français)')).toEqual([])
  })

  it('is what the list is ordered by, page after page, in the language of whoever reads it', async () => {
    const sorted = (names: string[], language: string) => names.toSorted(new Intl.Collator(language).compare)
    const all = (await found('fr', '')).map(({ name }) => name)
    expect(all).toEqual(sorted(all, 'fr-CA'))
    const paged = [1, 2].map(async (page) => found('fr', `sort=name&limit=10&page=${page}`))
    const pages = (await Promise.all(paged)).flat().map(({ name }) => name)
    expect(pages).toEqual(all.slice(0, 20))
    const backwards = await found('fr', 'sort=-name')
    expect(backwards.map(({ name }) => name)).toEqual(all.toReversed())
    const english = (await found('en', 'sort=name')).map(({ name }) => name)
    expect(english).toEqual(sorted(english, 'en-CA'))
  })

  it('stays as it is stored when French staff save one, and the log tells of it in the language of its reader', async () => {
    const [template] = await found('fr', 'where[key][equals]=password-reset:fr')
    const saved = await shop.call('PATCH', `/email-templates/${template?.id}`, {
      as: editor,
      headers: { cookie: 'payload-lng=fr' },
      body: { subject: 'Nouveau mot de passe', name: 'Réinitialisation du mot de passe (français)' },
    })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const stored = await shop.database.query(
      `SELECT name FROM email_templates WHERE key = 'password-reset:fr'`,
    )
    expect(stored).toEqual([{ name: 'Password reset (French)' }])
    const [act] = await shop.database.query<{ action: string; details: object }>(
      `SELECT action, details FROM activity_log WHERE action = 'email-template.changed'`,
    )
    expect(act?.details).toMatchObject({ what: 'Password reset (French)' })
    expect(frenchActivitySentence(act?.action ?? '', act?.details)).toBe(
      'Modèle de courriel modifié\u00a0: Réinitialisation du mot de passe (français)',
    )
  })
})
