import { describe, expect, it } from 'vitest'
import { nameFields } from '@/src/domain/forms/name-fields'
import { licences } from '@/src/seeds/demo/licences'
import { demoPictures } from '@/src/seeds/demo/pictures'
import { programs } from '@/src/seeds/demo/programs'
import { resources } from '@/src/seeds/demo/resources'
import { services } from '@/src/seeds/demo/services'
import { downloads } from '@/src/seeds/demo/worksheets'
import { FRENCH } from '@/src/seeds/french'
import { forms } from '@/src/seeds/reference/forms'
import { navigation } from '@/src/seeds/reference/navigation'
import { pages } from '@/src/seeds/reference/pages'
import { referencePictures } from '@/src/seeds/reference/pictures'
import { systemSettings } from '@/src/seeds/reference/system-settings'
import { frameOfText, framesOf, pairsOf, slipsIn, tooLong, untranslated } from './french-reading'

const { reference, demo } = FRENCH
const products = [...programs.map(({ product }) => product), ...services, ...licences]
const courses = programs.map(({ product, ...course }) => ({ slug: product.slug, ...course }))
const lessonsOf = (slug: string) =>
  courses.find((course) => course.slug === slug)?.sections.flatMap(({ lessons }) => lessons) ?? []
const frenchLessons = demo.programs.flatMap(({ slug, sections }) =>
  sections.flatMap(({ lessons }) => lessons.map((lesson) => ({ program: slug, lesson }))),
)

/** Names, and words that both languages have. */
const SAME = ['Services', 'PMFP', 'Places']

const inEnglishForms = forms.map(({ key, title, fields, button, confirmation, receipt }) => ({
  key,
  title,
  fields: nameFields(fields.filter(({ blockType }) => blockType !== 'step')).map((field) => ({
    name: 'name' in field ? field.name : '',
    label: 'label' in field ? field.label : undefined,
    hint: 'hint' in field ? field.hint : undefined,
    options: 'options' in field ? field.options?.map(({ label }) => label) : undefined,
  })),
  button,
  confirmation,
  receipt,
}))

const pairs = [
  ...pairsOf(pages, reference.pages),
  ...pairsOf(inEnglishForms, reference.forms),
  ...pairsOf(navigation, reference.navigation),
  ...pairsOf(systemSettings, reference.systemSettings),
  ...pairsOf(altTexts(referencePictures), reference.pictures),
  ...pairsOf(altTexts(demoPictures), demo.pictures),
  ...pairsOf(titles(downloads), demo.downloads),
  ...pairsOf(bySlug(products), bySlug(demo.products)),
  ...pairsOf(bySlug(courses), bySlug(demo.programs)),
  ...pairsOf(bySlug(resources), bySlug(demo.resources)),
]

describe('French texts', () => {
  it('are French', () => {
    expect(pairs.length).toBeGreaterThan(500)
    expect(untranslated(pairs, SAME)).toEqual([])
  })

  it('are set as in Canada: hard spaces, « guillemets », curved apostrophes', () => {
    expect(pairs.flatMap(([, french]) => slipsIn(french))).toEqual([])
  })
})

/** What leads to a French address, at the English one. A link to an English address would lead on, and is none of ours. */
function atEnglish<Frames>(frames: Frames): Frames {
  const english = new Map(demo.products.map(({ slug, frenchSlug }) => [frenchSlug, slug]))
  const text = JSON.stringify(frames).replace(
    /(?<=\/learn-more-about-)[a-z0-9-]+/g,
    (slug) => english.get(slug) ?? `${slug} is no French address`,
  )
  return JSON.parse(text)
}

describe('French seeds', () => {
  it('fit their fields', () => {
    expect(tooLong(FRENCH)).toEqual([])
  })
})

describe('French pages', () => {
  it('are those of the fixed route list, at the same addresses', () => {
    expect(reference.pages.map(({ slug }) => slug)).toEqual(pages.map(({ slug }) => slug))
    expect(reference.pages.map(({ address }) => address)).toEqual(pages.map(({ slug }) => slug))
  })

  it.each(reference.pages)('$slug has the blocks, pictures, forms and buttons of the English one', (page) => {
    const english = pages.find(({ slug }) => slug === page.slug)
    expect(atEnglish(framesOf(page.layout))).toEqual(framesOf(english?.layout ?? []))
    expect(Object.keys(page.meta)).toEqual(Object.keys(english?.meta ?? {}))
  })
})

describe('French forms', () => {
  it('ask for the same things in the same order', () => {
    const asked = (form: AskingForm) => [
      form.key,
      form.fields.map(({ name, hint, options }) => [name, hint !== undefined, options?.length]),
    ]
    expect(reference.forms.map(asked)).toEqual(inEnglishForms.map(asked))
    const steps = forms.map(({ fields }) => fields.filter(({ blockType }) => blockType === 'step').length)
    expect(reference.forms.map((form) => form.steps?.length ?? 0)).toEqual(steps)
  })
})

describe('French menus', () => {
  it('lead where the English ones lead', () => {
    const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href)
    expect(hrefs(reference.navigation.items)).toEqual(hrefs(navigation.items))
    expect(hrefs(reference.navigation.footerLinks)).toEqual(hrefs(navigation.footerLinks))
  })
})

describe('French pictures and worksheets', () => {
  it('describe every picture and name every worksheet', () => {
    expect(Object.keys(reference.pictures)).toEqual(referencePictures.map(({ key }) => key))
    expect(Object.keys(demo.pictures)).toEqual(demoPictures.map(({ key }) => key))
    expect(Object.keys(demo.downloads)).toEqual(downloads.map(({ key }) => key))
  })

  it('describe a picture in a sentence or two', () => {
    for (const alt of Object.values({ ...reference.pictures, ...demo.pictures })) {
      expect(alt.length).toBeGreaterThan(20)
      expect(alt.length).toBeLessThanOrEqual(300)
    }
  })
})

describe('French products', () => {
  it('are those that are sold, in the same order', () => {
    expect(demo.products.map(({ slug }) => slug)).toEqual(products.map(({ slug }) => slug))
  })

  it.each(demo.products)('$slug says as much as in English, and shows the same blocks', (product) => {
    const english = products.find(({ slug }) => slug === product.slug)
    expect(product.highlights).toHaveLength(english?.highlights.length ?? 0)
    expect(product.facts).toHaveLength(english?.facts.length ?? 0)
    expect(Object.keys(product.meta)).toEqual(Object.keys(english?.meta ?? {}))
    if (product.page) expect(framesOf(product.page)).toEqual(framesOf(english?.page ?? []))
  })

  it('have a French page where the course is French, and where no course follows', () => {
    const whole = demo.products.flatMap(({ slug, page }) => (page ? [slug] : []))
    const others = [...services, ...licences].map(({ slug }) => slug)
    expect(whole).toEqual(expect.arrayContaining([...demo.programs.map(({ slug }) => slug), ...others]))
  })
})

describe('French programs', () => {
  it.each(demo.programs)('$slug has every section and lesson, in the same order', (program) => {
    const english = courses.find(({ slug }) => slug === program.slug)
    const outline = (sections: readonly { key: string; lessons: { slug: string }[] }[] = []) =>
      sections.map(({ key, lessons }) => [key, lessons.map(({ slug }) => slug)])
    expect(outline(program.sections)).toEqual(outline(english?.sections))
    expect(frameOfText(program.welcome)).toEqual(frameOfText(english?.welcome ?? ''))
  })

  it.each(frenchLessons)(
    'lesson $program/$lesson.slug is built like the English one',
    ({ program, lesson }) => {
      const english = lessonsOf(program).find(({ slug }) => slug === lesson.slug)
      expect(frameOfText(lesson.body)).toEqual(frameOfText(english?.body ?? ''))
      expect(lesson.selfChecks.map(({ help }) => help !== undefined)).toEqual(
        english?.selfChecks.map(({ help }) => help !== undefined),
      )
      expect(lesson.selfChecks.at(-1)?.question).toMatch(/^De 0 à 10, .+ capable d[e’]/)
      expect(lesson.body).toContain('## Votre petit pas')
    },
  )

  it('call a worksheet by its title', () => {
    for (const { program, lesson } of frenchLessons) {
      const english = lessonsOf(program).find(({ slug }) => slug === lesson.slug)
      for (const { key } of downloads.filter((sheet) => english?.body.includes(`**${sheet.title}**`)))
        expect(lesson.body, key).toContain(`**${demo.downloads[key]}**`)
    }
  })
})

describe('French resources', () => {
  it.each(demo.resources)('$slug is built like the English one', ({ slug, body }) => {
    const english = resources.find((resource) => resource.slug === slug)
    expect(atEnglish(frameOfText(body))).toEqual(frameOfText(english?.body ?? ''))
  })
})

interface AskingForm {
  key: string
  fields: { name?: string | null; hint?: string | null; options?: string[] }[]
}

function bySlug<Seed extends { slug: string }>(seeds: readonly Seed[]): Record<string, Seed> {
  return Object.fromEntries(seeds.map((seed) => [seed.slug, seed]))
}

function altTexts(pictures: readonly { key: string; alt: string }[]): Record<string, string> {
  return Object.fromEntries(pictures.map(({ key, alt }) => [key, alt]))
}

function titles(files: readonly { key: string; title: string }[]): Record<string, string> {
  return Object.fromEntries(files.map(({ key, title }) => [key, title]))
}
