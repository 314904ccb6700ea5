import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runDueChanges } from '@/plugins/editing/schedule/run-due-changes'
import { AFTER, DATE } from '../../support/edited-pages'
import { person } from '../../support/factories/person'
import { formsApart } from '../../support/forms-apart'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let reader: Customer
let forms: ReturnType<typeof formsApart>
beforeAll(async () => {
  shop = await startShop()
  ;[editor, reader] = await Promise.all([person(shop, 'admin'), person(shop)])
  forms = formsApart(shop, { editor, reader })
})
afterAll(() => shop.stop())

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

  it('is sent while it is on the website in a language, with the questions of that one; a draft by nobody', async () => {
    const form = await forms.made()
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
    await forms.say(form.id, 'fr', 'published', 'En clair')
    await forms.save(form.id, 'locale=en&publishSpecificLocale=en', { shown: false, _status: 'published' })
    expect(await send()).toBe(200)
    expect((await labels()).map(({ label }) => label)).toEqual(['Your name', 'En clair 0'])
    await forms.save(form.id, 'locale=en', { _status: 'draft' })
    expect(await send()).toBe(404)
    expect((await shop.call('GET', `/forms/${form.key}/draft`, { as: reader })).status).toBe(404)
  })
})

describe('Languages: questions that a draft puts in, moves and takes away', () => {
  /** In an English draft: a question before the others, the choices turned round. */
  async function rebuilt(id: string): Promise<void> {
    const { fields } = await forms.written(id, 'locale=en&draft=true')
    const [name, topic] = fields
    const turned = { ...topic, options: [...(topic?.options ?? [])].reverse() }
    const first = { blockType: 'email', name: 'email', label: 'secret email' }
    await forms.save(id, 'locale=en&draft=true', { fields: [first, turned, name], _status: 'draft' })
  }

  // Payload 3.90 joins rows by their places when it publishes one language: each would have its neighbour's words.
  it('wait for English: French alone publishes its words, each in the question they were written for', async () => {
    const form = await forms.made()
    await forms.say(form.id, 'fr', 'published', 'En clair')
    await rebuilt(form.id)
    await forms.say(form.id, 'fr', 'published', 'Plus clair')
    expect(await forms.bothAsked(form)).toEqual([
      ENGLISH,
      ['Plus clair 2', 'Plus clair 1', 'Plus clair 1.1', 'Plus clair 1.0'],
    ])
    expect(await forms.toldOf(form)).not.toContain('secret')
    const draft = await forms.written(form.id, 'locale=en&draft=true')
    expect(draft.fields.map(({ label }) => label)).toEqual(['secret email', 'About', 'Your name'])

    await forms.save(form.id, 'locale=en&publishSpecificLocale=en', { _status: 'published' })
    expect(await forms.bothAsked(form), 'and French keeps each word where it belongs').toEqual([
      ['secret email', 'About', 'Dates', 'Prices', 'Your name'],
      ['(nothing)', 'Plus clair 1', 'Plus clair 1.0', 'Plus clair 1.1', 'Plus clair 2'],
    ])
  })

  it('need no French words before they are published, neither question nor choice; what is public does', async () => {
    const form = await forms.made()
    await forms.say(form.id, 'fr', 'published', 'En clair')
    const { fields } = await forms.written(form.id, 'locale=en&draft=true')
    const [name, topic] = fields
    const choices = [...(topic?.options ?? []), { label: 'secret choice' }]
    const added = { blockType: 'email', name: 'email', label: 'secret email' }
    const body = { fields: [added, name, { ...topic, options: choices }], _status: 'draft' }
    await forms.save(form.id, 'locale=en&draft=true', body)

    const french = await forms.written(form.id, 'locale=fr&draft=true')
    const [, own] = french.fields
    if (own) own.label = 'Votre nom'
    await forms.save(form.id, 'locale=fr&publishSpecificLocale=fr', {
      fields: french.fields,
      _status: 'published',
    })
    const said = ['Votre nom', ...in_('En clair').slice(1)]
    expect(await forms.bothAsked(form)).toEqual([ENGLISH, said])
    expect(await forms.toldOf(form)).not.toContain('secret')
    if (own) own.label = ''
    const empty = { as: editor, body: { fields: french.fields, _status: 'published' } }
    const refused = await shop.call('PATCH', `/forms/${form.id}?locale=fr&publishSpecificLocale=fr`, empty)
    expect(refused.status).toBe(400)
    expect(JSON.stringify(refused.body)).toContain('fields.1.label')
  })

  it('do so at a planned time, too', async () => {
    const form = await forms.made()
    await forms.say(form.id, 'fr', 'published', 'En clair')
    await rebuilt(form.id)
    await forms.say(form.id, 'fr', 'draft', 'Plus clair')
    const plan = (locale: string, date: string) =>
      shop.call('POST', `/forms/${form.id}/schedule`, { as: editor, body: { type: 'publish', date, locale } })
    expect((await plan('fr', DATE)).status).toBe(200)
    await runDueChanges(shop.payload, AFTER)
    expect((await forms.asked(form, 'fr'))?.[0]).toBe('Plus clair 2')
    expect(await forms.asked(form, 'en')).toEqual(ENGLISH)
    expect((await plan('en', DATE)).status).toBe(200)
    await runDueChanges(shop.payload, AFTER)
    expect((await forms.asked(form, 'en'))?.[0]).toBe('secret email')
  })
})
