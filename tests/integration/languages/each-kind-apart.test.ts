import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { documentKinds } from '../../support/apart/documents'
import { menuKind, pictureKind, settingKind } from '../../support/apart/globals'
import { type Apart, ENGLISH, type Kind, STEPS, type Step, type Thing } from '../../support/apart/kind'
import { formKind, templateKind } from '../../support/apart/messages'
import { AFTER } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { startShop } from '../../support/shop'

let apart: Apart
beforeAll(async () => {
  const shop = await startShop()
  const [editor, reader] = await Promise.all([person(shop, 'superuser'), person(shop)])
  apart = { shop, editor, reader }
})
afterAll(() => apart.shop.stop())

const given = () => apart
const KINDS: Kind[] = [
  ...documentKinds(given),
  ...[menuKind(given), formKind(given), templateKind(given), settingKind(given), pictureKind(given)],
]
const CELLS = KINDS.flatMap((kind) =>
  STEPS.map((step) => [`${kind.kind} ${step}`, { ...kind, step, why: kind.without?.[step] }] as const),
)

/** What others find in English and in French. */
const both = async ({ read }: Thing) => [await read('en'), await read('fr')]
const writtenIn = async ({ written }: Thing) => [await written?.('en'), await written?.('fr')]
/** `word` is this draft's own: what an earlier one planned may be public by now. */
const leaks = async ({ told }: Thing, word: string) =>
  (await told?.())?.filter((answer) => answer.includes(word))
const due = () => runDueChanges(apart.shop.payload, AFTER)

const RULES: Record<Step, (thing: Thing, kind: Kind) => Promise<void>> = {
  'is drafted in each language alone': async (thing) => {
    await thing.write('fr', 'secret brouillon', 'draft')
    expect(await both(thing)).toEqual([ENGLISH, null])
    expect((await writtenIn(thing))[0], 'English stays as it is').toBe(ENGLISH)
    await thing.write('en', 'secret draft', 'draft')
    expect(await both(thing)).toEqual([ENGLISH, null])
    expect(await writtenIn(thing)).toEqual(['secret draft', 'secret brouillon'])
  },

  'is published in each alone': async (thing) => {
    if (thing.written) await thing.write('en', 'secret draft', 'draft')
    await thing.write('fr', 'En clair', 'published')
    expect(await both(thing)).toEqual([ENGLISH, 'En clair'])
    if (thing.written) expect((await writtenIn(thing))[0], 'which goes on').toBe('secret draft')
    if (thing.written) await thing.write('fr', 'secret brouillon', 'draft')
    await thing.write('en', 'Plainer', 'published')
    expect(await both(thing)).toEqual(['Plainer', 'En clair'])
    if (thing.written) expect((await writtenIn(thing))[1], 'which goes on').toBe('secret brouillon')
  },

  'is taken off in each alone': async (thing, { english = null }) => {
    await thing.write('fr', 'En clair', 'published')
    await thing.takeOff?.('fr')
    expect(await both(thing)).toEqual([ENGLISH, null])
    await thing.write('fr', 'De retour', 'published')
    await thing.takeOff?.('en')
    expect(await both(thing)).toEqual([english, 'De retour'])
    await thing.write('en', 'Back again', 'published')
    expect(await both(thing)).toEqual(['Back again', 'De retour'])
    await thing.takeAllOff?.()
    if (thing.takeAllOff) expect(await both(thing), 'all of it').toEqual([null, null])
  },

  'is published, then taken off in French, at planned times': async (thing) => {
    await thing.write('en', 'A later thought', 'draft')
    await thing.write('fr', 'Plus tard', 'draft')
    await thing.plan?.('fr', 'publish')
    expect(await both(thing)).toEqual([ENGLISH, null])
    await due()
    expect(await both(thing)).toEqual([ENGLISH, 'Plus tard'])
    expect((await writtenIn(thing))[0], 'which goes on').toBe('A later thought')
    await thing.plan?.('fr', 'unpublish')
    await due()
    expect(await both(thing)).toEqual([ENGLISH, null])
    await thing.plan?.('en', 'publish')
    await due()
    expect(await both(thing)).toEqual(['A later thought', null])
  },

  'is renamed in each alone': async ({ write, rename, at, read }) => {
    const [english, french] = [`now-${randomUUID().slice(0, 8)}`, `fr-${randomUUID().slice(0, 8)}`]
    await write('fr', 'En clair', 'published')
    await rename?.('fr', french)
    expect([await at?.(french, 'fr'), await at?.(french, 'en')]).toEqual(['En clair', null])
    await rename?.('en', english)
    expect([await at?.(english, 'en'), await at?.(english, 'fr')]).toEqual([ENGLISH, null])
    expect(await at?.(french, 'fr')).toBe('En clair')
    expect(await both({ read } as Thing), 'the words stay').toEqual([ENGLISH, 'En clair'])
  },

  'is itself in each language, and falls back as is stated': async (thing, { fallsBack }) => {
    expect(await both(thing)).toEqual([ENGLISH, null])
    const french = await thing.instead('fr')
    if (fallsBack.fr instanceof RegExp) expect(french).toMatch(fallsBack.fr)
    else expect(french).toEqual(fallsBack.fr)
    if (!thing.takeOff) return
    await thing.write('fr', 'En clair', 'published')
    await thing.takeOff('en')
    const english = await thing.instead('en')
    if (fallsBack.en instanceof RegExp) expect(english).toMatch(fallsBack.en)
    else expect(english).toEqual(fallsBack.en)
  },

  'leaks no draft in any language, by any route': async (thing) => {
    const word = `secret${randomUUID().slice(0, 8)}`
    await thing.write('fr', `brouillon ${word}`, 'draft')
    await thing.write('en', `draft ${word}`, 'draft')
    expect(await leaks(thing, word), 'never published in French').toEqual([])
    await thing.write('fr', 'En clair', 'published')
    await thing.write('fr', `brouillon ${word}`, 'draft')
    await thing.plan?.('fr', 'publish')
    expect(await leaks(thing, word), 'planned').toEqual([])
    await thing.takeOff?.('fr')
    expect(await leaks(thing, word), 'taken off').toEqual([])
  },
}

describe('Languages: English and French of each kind of content', () => {
  it.each(CELLS.filter(([, { why }]) => why === undefined))('%s', async (_, cell) => {
    await RULES[cell.step](await cell.make(), cell)
  })

  it('asks each kind all of it, but what cannot be, for a reason', () => {
    const asked = CELLS.filter(([, { why }]) => why === undefined)
    const reasons = CELLS.flatMap(([, { why }]) => why ?? [])
    expect(asked.length + reasons.length).toBe(KINDS.length * STEPS.length)
    expect(reasons.filter((why) => why.split(' ').length < 4)).toEqual([])
    expect(asked.length).toBeGreaterThan(55)
  })
})
