import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { AFTER, DATE } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { richText } from '../../support/factories/rich-text'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let reader: Customer
beforeAll(async () => {
  shop = await startShop()
  ;[editor, reader] = await Promise.all([person(shop, 'admin'), person(shop)])
})
afterAll(() => shop.stop())

type Question = { id?: string; blockType: string; name?: string; label?: string | null; options?: Choice[] }
type Choice = { id?: string; label?: string | null; value?: string }
type Form = { id: string; slug: string; fields: Question[] }

/** A form that is published in English, and a page of both languages that shows it. */
async function made() {
  const key = `form-${randomUUID().slice(0, 8)}`
  const body = {
    ...{ title: key, slug: key, finishLater: true, _status: 'published' },
    fields: [
      { blockType: 'text', name: 'name', label: 'Your name' },
      {
        blockType: 'radio',
        name: 'topic',
        label: 'About',
        options: [{ label: 'Prices' }, { label: 'Dates' }],
      },
    ],
    confirmationMessage: richText('Thanks'),
  }
  const form = await shop.call<{ doc: Form }>('POST', '/forms', { as: editor, body })
  expect(form.status, JSON.stringify(form.body)).toBe(201)
  const { id } = form.body.doc
  const layout = [{ blockType: 'form', heading: 'Write', form: id }]
  const page = { title: key, slug: key, layout, _status: 'published' }
  const there = await shop.call<{ doc: { id: string } }>('POST', '/pages', { as: editor, body: page })
  await shop.call('PATCH', `/pages/${there.body.doc.id}?locale=fr`, { as: editor, body: page })
  return { id, key, page: there.body.doc.id }
}
type Made = Awaited<ReturnType<typeof made>>

async function written(id: string, query: string): Promise<Form> {
  const { body } = await shop.call<Form>('GET', `/forms/${id}?${query}&depth=0`, { as: editor })
  return body
}
async function save(id: string, query: string, body: object): Promise<void> {
  const answer = await shop.call('PATCH', `/forms/${id}?${query}`, { as: editor, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
}
/** Its questions in these words, one for each; the last for the choices, too. */
async function say(id: string, locale: string, status: 'draft' | 'published', words: string): Promise<void> {
  const { fields } = await written(id, `locale=${locale}&draft=true`)
  const said = fields.map((field, place) => ({
    ...field,
    label: `${words} ${place}`,
    ...(field.options
      ? { options: field.options.map((choice, nth) => ({ ...choice, label: `${words} ${place}.${nth}` })) }
      : {}),
  }))
  const alone = status === 'draft' ? 'draft=true' : `publishSpecificLocale=${locale}`
  await save(id, `locale=${locale}&${alone}`, {
    ...{ fields: said, _status: status, confirmationMessage: richText(words) },
    receipt: { text: words },
  })
}
/** What visitors are asked, on a page that shows the form; null where it does not. */
async function asked({ page }: Made, locale: string): Promise<string[] | null> {
  type Page = { layout?: { form: string | Form }[] }
  const { body } = await shop.call<Page>('GET', `/pages/${page}?locale=${locale}&depth=2`)
  const form = body.layout?.[0]?.form
  if (typeof form !== 'object') return null
  return form.fields.flatMap(({ label, options = [] }) => [
    label ?? '(nothing)',
    ...options.map((choice) => choice.label ?? '(nothing)'),
  ])
}
const bothAsked = async (form: Made) => [await asked(form, 'en'), await asked(form, 'fr')]

/** All that anybody is told of it, by every address that could. */
async function toldOf({ id, key, page }: Made): Promise<string> {
  const languages = ['', 'locale=en', 'locale=fr', 'locale=all', 'locale=fr&fallback-locale=en']
  const paths = languages.flatMap((language) =>
    ['', 'draft=true'].flatMap((draft) =>
      [`/forms?where[id][equals]=${id}`, `/forms/${id}?`, `/pages/${page}?`, '/forms/versions?'].map(
        (path) => `${path}&${language}&${draft}&depth=2`,
      ),
    ),
  )
  const others = [`/forms/${id}/schedule`, `/forms/${key}/draft`, `/forms/${id}/usage`, '/scheduled-changes']
  const answers = await Promise.all(
    [...paths, ...others].flatMap((path) => [null, reader].map((as) => shop.call('GET', path, { as }))),
  )
  return JSON.stringify(answers.map(({ body }) => body))
}

const ENGLISH = ['Your name', 'About', 'Prices', 'Dates']
const in_ = (words: string) => [`${words} 0`, `${words} 1`, `${words} 1.0`, `${words} 1.1`]

describe('Languages: a form in English and French', () => {
  it('begin with words in the language they are written in', async () => {
    const beginning = async (locale: string) => {
      const key = `form-${randomUUID().slice(0, 8)}`
      const body = { title: key, slug: key, fields: [{ blockType: 'text', name: 'name', label: 'Nom' }] }
      type Made = { doc: { submitButtonLabel: string; receipt: { text: string } } }
      const made = await shop.call<Made>('POST', `/forms?locale=${locale}&draft=true`, { as: editor, body })
      const { submitButtonLabel, receipt } = made.body.doc
      return [submitButtonLabel, receipt.text]
    }
    expect(await beginning('fr')).toEqual(['Envoyer', expect.stringMatching(/^Merci de nous avoir écrit/)])
    expect(await beginning('en')).toEqual(['Send', expect.stringMatching(/^Thank you for writing to us/)])
  })

  it('is drafted, published, renamed and taken off in each alone, and a draft of either is told to nobody', async () => {
    const form = await made()
    expect(await bothAsked(form), 'French pages leave out what is not published in French').toEqual([
      ENGLISH,
      null,
    ])
    await say(form.id, 'fr', 'draft', 'secret brouillon')
    expect(await toldOf(form)).not.toContain('secret')
    expect(await bothAsked(form)).toEqual([ENGLISH, null])

    await say(form.id, 'fr', 'published', 'En clair')
    expect(await bothAsked(form)).toEqual([ENGLISH, in_('En clair')])
    await say(form.id, 'en', 'draft', 'secret draft')
    await say(form.id, 'fr', 'published', 'Plus clair')
    expect(await bothAsked(form)).toEqual([ENGLISH, in_('Plus clair')])
    expect(await toldOf(form)).not.toContain('secret')
    expect((await written(form.id, 'locale=en&draft=true')).fields[0]?.label, 'which goes on').toBe(
      'secret draft 0',
    )

    await save(form.id, 'locale=fr&publishSpecificLocale=fr', { shown: false, _status: 'published' })
    expect(await bothAsked(form)).toEqual([ENGLISH, null])
    await save(form.id, 'locale=fr&publishSpecificLocale=fr', { shown: true, _status: 'published' })
    await save(form.id, 'locale=en&publishSpecificLocale=en', { shown: false, _status: 'published' })
    expect(await bothAsked(form)).toEqual([null, in_('Plus clair')])
    await save(form.id, 'locale=en', { _status: 'draft' })
    expect(await bothAsked(form), 'all of it is taken off').toEqual([null, null])
  })

  it('is published in French at a planned time, then taken off, and neither draft is told before', async () => {
    const form = await made()
    const plan = async (type: string) => {
      const body = { type, date: DATE, locale: 'fr' }
      const answer = await shop.call('POST', `/forms/${form.id}/schedule`, { as: editor, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    await say(form.id, 'fr', 'draft', 'secret brouillon')
    await say(form.id, 'en', 'draft', 'secret draft')
    await plan('publish')
    expect(await toldOf(form)).not.toContain('secret')
    await runDueChanges(shop.payload, AFTER)
    expect(await bothAsked(form)).toEqual([ENGLISH, in_('secret brouillon')])
    expect(await toldOf(form)).not.toContain('secret draft')
    expect((await written(form.id, 'locale=en&draft=true')).fields[0]?.label, 'which goes on').toBe(
      'secret draft 0',
    )
    await plan('unpublish')
    await runDueChanges(shop.payload, AFTER)
    expect(await bothAsked(form)).toEqual([ENGLISH, null])
    expect(await toldOf(form)).not.toContain('secret')
  })

  it('is sent while it is on the website in a language, with the questions of that one; a draft by nobody', async () => {
    const form = await made()
    const send = async () => {
      const body = { form: form.key, submissionData: [{ field: 'name', value: 'Camille' }] }
      return (await shop.call('POST', '/form-submissions?locale=fr', { body })).status
    }
    const labels = () =>
      shop.database.query<{ label: string }>(
        `SELECT d.label FROM form_submissions_submission_data d JOIN form_submissions s ON s.id = d._parent_id
          WHERE s.form_id = '${form.id}' ORDER BY s.created_at`,
      )
    expect(await send()).toBe(200)
    await say(form.id, 'fr', 'published', 'En clair')
    await save(form.id, 'locale=en&publishSpecificLocale=en', { shown: false, _status: 'published' })
    expect(await send()).toBe(200)
    expect((await labels()).map(({ label }) => label)).toEqual(['Your name', 'En clair 0'])
    await save(form.id, 'locale=en', { _status: 'draft' })
    expect(await send()).toBe(404)
    expect((await shop.call('GET', `/forms/${form.key}/draft`, { as: reader })).status).toBe(404)
  })
})

describe('Languages: questions that a draft puts in, moves and takes away', () => {
  /** In an English draft: a question before the others, the choices turned round. */
  async function rebuilt(id: string): Promise<void> {
    const { fields } = await written(id, 'locale=en&draft=true')
    const [name, topic] = fields
    const turned = { ...topic, options: [...(topic?.options ?? [])].reverse() }
    const first = { blockType: 'email', name: 'email', label: 'secret email' }
    await save(id, 'locale=en&draft=true', { fields: [first, turned, name], _status: 'draft' })
  }

  // Payload 3.90 joins rows by their places when it publishes one language: each would have its neighbour's words.
  it('wait for English: French alone publishes its words, each in the question they were written for', async () => {
    const form = await made()
    await say(form.id, 'fr', 'published', 'En clair')
    await rebuilt(form.id)
    await say(form.id, 'fr', 'published', 'Plus clair')
    expect(await bothAsked(form)).toEqual([
      ENGLISH,
      ['Plus clair 2', 'Plus clair 1', 'Plus clair 1.1', 'Plus clair 1.0'],
    ])
    expect(await toldOf(form)).not.toContain('secret')
    const draft = await written(form.id, 'locale=en&draft=true')
    expect(draft.fields.map(({ label }) => label)).toEqual(['secret email', 'About', 'Your name'])

    await save(form.id, 'locale=en&publishSpecificLocale=en', { _status: 'published' })
    expect(await bothAsked(form), 'and French keeps each word where it belongs').toEqual([
      ['secret email', 'About', 'Dates', 'Prices', 'Your name'],
      ['(nothing)', 'Plus clair 1', 'Plus clair 1.0', 'Plus clair 1.1', 'Plus clair 2'],
    ])
  })

  it('do so at a planned time, too', async () => {
    const form = await made()
    await say(form.id, 'fr', 'published', 'En clair')
    await rebuilt(form.id)
    await say(form.id, 'fr', 'draft', 'Plus clair')
    const plan = (locale: string, date: string) =>
      shop.call('POST', `/forms/${form.id}/schedule`, { as: editor, body: { type: 'publish', date, locale } })
    expect((await plan('fr', DATE)).status).toBe(200)
    await runDueChanges(shop.payload, AFTER)
    expect((await asked(form, 'fr'))?.[0]).toBe('Plus clair 2')
    expect(await asked(form, 'en')).toEqual(ENGLISH)
    expect((await plan('en', DATE)).status).toBe(200)
    await runDueChanges(shop.payload, AFTER)
    expect((await asked(form, 'en'))?.[0]).toBe('secret email')
  })
})
