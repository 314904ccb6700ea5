import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { richText } from './factories/rich-text'
import type { Customer, Shop } from './shop'

type Question = { id?: string; blockType: string; name?: string; label?: string | null; options?: Choice[] }
type Choice = { id?: string; label?: string | null; value?: string }
type Form = { id: string; slug: string; fields: Question[] }

/** A form and a page that shows it; its key is the address of both. */
type Made = { id: string; key: string; page: string }

/** Forms that an editor writes in both languages, and what visitors and a reader are told of them. */
export function formsApart(shop: Shop, { editor, reader }: { editor: Customer; reader: Customer }) {
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
  async function written(id: string, query: string): Promise<Form> {
    const { body } = await shop.call<Form>('GET', `/forms/${id}?${query}&depth=0`, { as: editor })
    return body
  }
  async function save(id: string, query: string, body: object): Promise<void> {
    const answer = await shop.call('PATCH', `/forms/${id}?${query}`, { as: editor, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
  /** Its questions in these words, one for each; the last for the choices, too. */
  async function say(
    id: string,
    locale: string,
    status: 'draft' | 'published',
    words: string,
  ): Promise<void> {
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
    const others = [
      `/forms/${id}/schedule`,
      `/forms/${key}/draft`,
      `/forms/${id}/usage`,
      '/scheduled-changes',
    ]
    const answers = await Promise.all(
      [...paths, ...others].flatMap((path) => [null, reader].map((as) => shop.call('GET', path, { as }))),
    )
    return JSON.stringify(answers.map(({ body }) => body))
  }
  return { made, written, save, say, asked, bothAsked, toldOf }
}
