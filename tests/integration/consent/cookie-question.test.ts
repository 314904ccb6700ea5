import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { type Customer, type Shop, startShop } from '../../support/shop'

type Category = { isAsked: boolean; name: string; explanation: string }
type Question = {
  title: string
  categories: { media: Category; statistics: Category }
  timesAskedAnew: number
}

let shop: Shop
let editor: Customer
beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
})
afterAll(() => shop.stop())

const PATH = '/globals/cookie-question'
const read = async (locale = 'en') => (await shop.call<Question>('GET', `${PATH}?locale=${locale}`)).body
const save = (body: object, { as = editor, locale = 'en' }: { as?: Customer | null; locale?: string } = {}) =>
  shop.call('POST', `${PATH}?locale=${locale}`, { as, body })
const timesAsked = async () => (await read()).timesAskedAnew

describe('Cookies: what visitors are asked', () => {
  it('stands there in both languages before anybody wrote a word: videos alone', async () => {
    const [english, french] = [await read('en'), await read('fr')]
    expect(english.title).toBe('Your choice about cookies')
    expect(french.title).toBe('Votre choix au sujet des témoins')
    expect(french.categories.statistics).toMatchObject({ isAsked: false, name: 'Statistiques' })
    expect(english.categories.media.isAsked).toBe(true)
  })

  it('is written by staff, each language by itself, and asks nobody anew when words only read better', async () => {
    const before = await timesAsked()
    await save({ title: 'About cookies', categories: { media: { name: 'Films' } } })
    await save({ title: 'Les témoins' }, { locale: 'fr' })
    expect(await read('en')).toMatchObject({
      title: 'About cookies',
      categories: { media: { name: 'Films' } },
    })
    expect(await read('fr')).toMatchObject({
      title: 'Les témoins',
      categories: { media: { isAsked: true, name: 'Vidéos provenant d’ailleurs' } },
    })
    expect(await timesAsked()).toBe(before)
  })

  it('asks everybody anew by itself when the categories change, and when staff say so, and once', async () => {
    const before = await timesAsked()
    await save({ categories: { statistics: { isAsked: true } } })
    expect(await timesAsked()).toBe(before + 1)
    await save({ categories: { statistics: { isAsked: true } } })
    expect(await timesAsked()).toBe(before + 1)
    await save({ askEverybodyAgain: true })
    expect(await timesAsked()).toBe(before + 2)
    await save({ title: 'Once more' })
    expect(await timesAsked()).toBe(before + 2)
  })

  it('has a number that no other question ever had, and nobody writes it', async () => {
    await save({ categories: { statistics: { isAsked: false } }, timesAskedAnew: 0 })
    const highest = await timesAsked()
    expect(highest).toBeGreaterThan(0)
    const { docs } = await shop.payload.findGlobalVersions({ slug: 'cookie-question', sort: 'createdAt' })
    const first = docs[0]
    if (!first) throw new Error('no state was kept')
    const back = await shop.call('POST', `${PATH}/versions/${first.id}`, { as: editor })
    expect(back.status).toBe(200)
    expect(await timesAsked()).toBeLessThan(highest)
    await save({ askEverybodyAgain: true })
    expect(await timesAsked()).toBe(highest + 1)
  })

  it('is anybody’s to read; its earlier states, to which proofs point, are for staff; only editors write it', async () => {
    const limited = await person(shop, 'admin')
    await shop.database.query(`UPDATE users SET rights = '["money"]'::jsonb WHERE id = $1`, [limited.id])
    const title = (await read()).title
    for (const as of [null, await person(shop), limited])
      expect((await save({ title: 'Not mine' }, { as })).status, JSON.stringify(as?.email)).toBeGreaterThan(
        400,
      )
    expect((await read()).title).toBe(title)
    expect((await shop.call('GET', `${PATH}/versions`)).status).toBeGreaterThan(400)
    expect((await shop.call('GET', `${PATH}/versions`, { as: editor })).status).toBe(200)
  })
})
