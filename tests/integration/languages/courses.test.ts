import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Lesson, Program } from '@/src/generated/payload-types'
import { person } from '../../support/factories/person'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { richText } from '../../support/factories/rich-text'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let editor: Customer
let course: TestProgram
let reader: Customer

beforeAll(async () => {
  shop = await startShop()
  editor = await person(shop, 'admin')
  course = await programWithLesson(shop)
  reader = await person(shop)
  await order(shop, reader, [course.product])
})
afterAll(() => shop.stop())

const inFrench = (
  collection: 'programs' | 'lessons' | 'lesson-files',
  id: string,
  body: object,
  query = '',
) => shop.call('PATCH', `/${collection}/${id}?locale=fr${query}`, { as: editor, body })
const read = async (address: string, locale: string) =>
  (await shop.call<{ data: never }>('GET', `${address}?locale=${locale}`, { as: reader })).body.data as Answer
const lesson = (locale = 'fr') =>
  read(`/programs/${course.product.slug}/lessons/${course.lessonSlug}`, locale)
const content = (locale = 'fr') => read(`/programs/${course.product.slug}/content`, locale)

type Answer = Pick<Lesson, 'title' | 'body'> & {
  language: string
  selfChecks: { key: string; question: string; language: string }[]
  downloads: { title: string; language: string }[]
  sections: { title: string; language: string; lessons: { title: string; language: string }[] }[]
}

const FRENCH_LESSON = { title: 'Respirer', body: richText('Inspirez, expirez.') }

describe('Languages: programs and lessons are read in French where they are in French', () => {
  it('who reads in French what nobody translated reads it in English, and hears that it is', async () => {
    expect(await content()).toMatchObject({
      language: 'en',
      title: course.product.title,
      sections: [
        {
          title: course.secrets.section,
          language: 'en',
          lessons: [{ title: course.secrets.lesson, language: 'en' }],
        },
      ],
    })
    expect(await lesson()).toMatchObject({
      language: 'en',
      title: course.secrets.lesson,
      downloads: [{ title: course.secrets.file, language: 'en' }],
    })
  })

  it('a draft in French, or one that is not shown, reaches no member by any route, and English stays as it is', async () => {
    await inFrench('lessons', course.lessonId, { ...FRENCH_LESSON, _status: 'draft' }, '&draft=true')
    expect(await lesson()).toMatchObject({ language: 'en', title: course.secrets.lesson })
    await inFrench('lessons', course.lessonId, { ...FRENCH_LESSON, shown: false, _status: 'published' })
    expect(await lesson()).toMatchObject({ language: 'en', title: course.secrets.lesson })
    for (const query of [
      '',
      'locale=fr',
      'locale=all',
      'locale=*',
      'locale=fr&draft=true',
      'fallback-locale=fr',
    ]) {
      const list = await shop.call('GET', `/lessons?${query}`, { as: reader })
      const one = await shop.call('GET', `/lessons/${course.lessonId}?${query}`, { as: reader })
      expect(JSON.stringify([list.body, one.body]), query).not.toContain('Respirer')
    }
  })

  it('what is published in French is read in French, title by title, and is taken back on its own', async () => {
    const program = await shop.payload.findByID({ collection: 'programs', id: course.programId })
    const sections = program.sections?.map(({ id }) => ({ id, title: 'Le souffle' })) ?? []
    const welcome = richText('Bienvenue')
    await inFrench('programs', course.programId, {
      title: 'Bien respirer',
      welcome,
      sections,
      shown: true,
      _status: 'published',
    })
    await inFrench('lessons', course.lessonId, { shown: true, _status: 'published' })
    await inFrench('lesson-files', course.fileId, { title: 'Mon carnet' })

    const french = await content()
    expect(french).toMatchObject({
      language: 'fr',
      title: 'Bien respirer',
      sections: [{ title: 'Le souffle', language: 'fr', lessons: [{ title: 'Respirer', language: 'fr' }] }],
    })
    expect(await lesson()).toMatchObject({
      language: 'fr',
      ...FRENCH_LESSON,
      downloads: [{ title: 'Mon carnet', language: 'fr' }],
    })
    expect(JSON.stringify([await content('en'), await lesson('en')])).not.toMatch(
      /Respirer|souffle|carnet|Bienvenue/,
    )
    expect(await read('/learning/programs', 'fr')).toMatchObject([{ title: 'Bien respirer', language: 'fr' }])
    expect(await read('/learning/programs', 'en')).toMatchObject([
      { title: course.product.title, language: 'en' },
    ])

    await inFrench('lessons', course.lessonId, { shown: false, _status: 'published' })
    expect(await lesson()).toMatchObject({ language: 'en', title: course.secrets.lesson })
    await inFrench('lessons', course.lessonId, { shown: true, _status: 'published' })
  })

  it('is at its French address for who reads in French, and opens at either in both languages', async () => {
    const slug = `fr-${course.product.slug}`
    const words = { title: 'Bien respirer', summary: 'Du souffle.', slug, _status: 'published' }
    await shop.call('PATCH', `/products/${course.product.id}?locale=fr`, { as: editor, body: words })
    expect(await read('/learning/programs', 'fr')).toMatchObject([{ slug }])
    expect(await read('/learning/programs', 'en')).toMatchObject([{ slug: course.product.slug }])
    const owned = async (locale: string) =>
      JSON.stringify(
        (await shop.call('GET', `/payments/user-products?locale=${locale}`, { as: reader })).body,
      )
    expect([await owned('fr'), await owned('en')]).toEqual([
      expect.stringContaining(`"slug":"${slug}"`),
      expect.not.stringContaining(`"slug":"${slug}"`),
    ])
    for (const locale of ['fr', 'en']) {
      expect(await read(`/programs/${slug}/content`, locale)).toMatchObject({ language: locale })
      expect(await read(`/programs/${slug}/lessons/${course.lessonSlug}`, locale)).toHaveProperty('title')
      expect(await read(`/learning/programs/${slug}`, locale)).toHaveProperty('percent')
    }
  })

  it('a question or a section that was added in English since stands among the French ones, marked', async () => {
    const add = (question: string, rows: object[] = []) => ({
      selfChecks: [...rows, { question }],
      _status: 'published',
    })
    const url = `/lessons/${course.lessonId}`
    await shop.call('PATCH', url, { as: editor, body: add('How is your breath?') })
    const [first] = (await lesson('en')).selfChecks
    await inFrench('lessons', course.lessonId, {
      selfChecks: [{ id: first?.key, question: 'Comment est votre souffle?' }],
      _status: 'published',
    })
    await shop.call('PATCH', url, {
      as: editor,
      body: add('And today?', [{ id: first?.key, question: 'How is your breath?' }]),
    })
    expect((await lesson()).selfChecks).toMatchObject([
      { key: first?.key, question: 'Comment est votre souffle?', language: 'fr' },
      { question: 'And today?', language: 'en' },
    ])

    const { sections } = await shop.payload.findByID({ collection: 'programs', id: course.programId })
    const grown = { sections: [...(sections ?? []), { title: 'Later' }], _status: 'published' }
    await shop.call('PATCH', `/programs/${course.programId}`, { as: editor, body: grown })
    expect((await content()).sections).toMatchObject([
      { title: 'Le souffle', language: 'fr' },
      { title: 'Later', language: 'en' },
    ])
  })

  it('notes, answers and the certificate name program and lesson as their reader reads them', async () => {
    await shop.call('PUT', `/learning/lessons/${course.lessonId}/note`, {
      as: reader,
      body: { text: 'Mes mots' },
    })
    expect(await read('/learning/notes', 'fr')).toMatchObject([
      { title: 'Bien respirer', language: 'fr', lessons: [{ title: 'Respirer', language: 'fr' }] },
    ])
    expect(await read('/learning/notes', 'en')).toMatchObject([
      {
        title: course.product.title,
        language: 'en',
        lessons: [{ title: course.secrets.lesson, language: 'en' }],
      },
    ])
    await shop.call('PATCH', `/programs/${course.programId}`, {
      as: editor,
      body: { certificate: { isGiven: true }, _status: 'published' },
    })
    await shop.call('PUT', `/learning/lessons/${course.lessonId}/progress`, {
      as: reader,
      body: { state: 'done' },
    })
    await read('/learning/programs', 'fr')
    expect(await read('/learning/certificates', 'fr')).toMatchObject([
      { programTitle: 'Bien respirer', language: 'fr' },
    ])
  })

  it('the release before finds and keeps the English text where it was', async () => {
    const [row] = await shop.database.query<Pick<Program, 'title'>>(
      'SELECT title FROM programs WHERE id = $1',
      [course.programId],
    )
    expect(row?.title).toBe(course.product.title)
    await shop.database.query(`UPDATE lessons SET title = 'Renamed by the release before' WHERE id = $1`, [
      course.lessonId,
    ])
    expect(await lesson('en')).toMatchObject({ title: 'Renamed by the release before' })
    expect(await lesson('fr')).toMatchObject({ title: 'Respirer' })
  })
})
