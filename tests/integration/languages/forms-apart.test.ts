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

  it('is drafted, published, renamed and taken off in each alone, and a draft of either is told to nobody', async () => {
    const form = await forms.made()
    expect(await forms.bothAsked(form), 'French pages leave out what is not published in French').toEqual([
      ENGLISH,
      null,
    ])
    await forms.say(form.id, 'fr', 'draft', 'secret brouillon')
    expect(await forms.toldOf(form)).not.toContain('secret')
    expect(await forms.bothAsked(form)).toEqual([ENGLISH, null])

    await forms.say(form.id, 'fr', 'published', 'En clair')
    expect(await forms.bothAsked(form)).toEqual([ENGLISH, in_('En clair')])
    await forms.say(form.id, 'en', 'draft', 'secret draft')
    await forms.say(form.id, 'fr', 'published', 'Plus clair')
    expect(await forms.bothAsked(form)).toEqual([ENGLISH, in_('Plus clair')])
    expect(await forms.toldOf(form)).not.toContain('secret')
    expect((await forms.written(form.id, 'locale=en&draft=true')).fields[0]?.label, 'which goes on').toBe(
      'secret draft 0',
    )

    await forms.save(form.id, 'locale=fr&publishSpecificLocale=fr', { shown: false, _status: 'published' })
    expect(await forms.bothAsked(form)).toEqual([ENGLISH, null])
    await forms.save(form.id, 'locale=fr&publishSpecificLocale=fr', { shown: true, _status: 'published' })
    await forms.save(form.id, 'locale=en&publishSpecificLocale=en', { shown: false, _status: 'published' })
    expect(await forms.bothAsked(form)).toEqual([null, in_('Plus clair')])
    await forms.save(form.id, 'locale=en', { _status: 'draft' })
    expect(await forms.bothAsked(form), 'all of it is taken off').toEqual([null, null])
  })

  it('is published in French at a planned time, then taken off, and neither draft is told before', async () => {
    const form = await forms.made()
    const plan = async (type: string) => {
      const body = { type, date: DATE, locale: 'fr' }
      const answer = await shop.call('POST', `/forms/${form.id}/schedule`, { as: editor, body })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    }
    await forms.say(form.id, 'fr', 'draft', 'secret brouillon')
    await forms.say(form.id, 'en', 'draft', 'secret draft')
    await plan('publish')
    expect(await forms.toldOf(form)).not.toContain('secret')
    await runDueChanges(shop.payload, AFTER)
    expect(await forms.bothAsked(form)).toEqual([ENGLISH, in_('secret brouillon')])
    expect(await forms.toldOf(form)).not.toContain('secret draft')
    expect((await forms.written(form.id, 'locale=en&draft=true')).fields[0]?.label, 'which goes on').toBe(
      'secret draft 0',
    )
    await plan('unpublish')
    await runDueChanges(shop.payload, AFTER)
    expect(await forms.bothAsked(form)).toEqual([ENGLISH, null])
    expect(await forms.toldOf(form)).not.toContain('secret')
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
