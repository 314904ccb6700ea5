import { existsSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameFields } from '@/src/domain/forms/name-fields'
import type { BlockSeed } from '@/src/seeds/blocks'
import { discountCodes } from '@/src/seeds/demo/discount-codes'
import { licences } from '@/src/seeds/demo/licences'
import { demoPictures } from '@/src/seeds/demo/pictures'
import { programs } from '@/src/seeds/demo/programs'
import { resources } from '@/src/seeds/demo/resources'
import { services } from '@/src/seeds/demo/services'
import { downloads } from '@/src/seeds/demo/worksheets'
import { downloadPath, picturePath } from '@/src/seeds/files'
import { forms } from '@/src/seeds/reference/forms'
import { navigation } from '@/src/seeds/reference/navigation'
import { pages } from '@/src/seeds/reference/pages'
import { referencePictures } from '@/src/seeds/reference/pictures'
import { toRichText } from '@/src/seeds/rich-text'
import { hrefsIn, inlineHrefs, repeated, wordsIn } from './content-reading'

const KB = 1000

const products = [...programs.map(({ product }) => product), ...services, ...licences]
const pictures = [...referencePictures, ...demoPictures]
const lessons = programs.flatMap(({ product, sections }) =>
  sections.flatMap((section) => section.lessons.map((lesson) => ({ program: product.slug, lesson }))),
)
const blocks: BlockSeed[] = [
  ...products.flatMap(({ page }) => page),
  ...pages.flatMap(({ layout }) => layout),
]
const texts = [
  ...programs.map(({ welcome }) => welcome),
  ...lessons.map(({ lesson }) => lesson.body),
  ...resources.map(({ body }) => body),
  ...blocks.flatMap((block) => ('content' in block ? [block.content] : [])),
]
const everything = JSON.stringify([programs, products, pages, resources, pictures, forms])

/** Specification 2, Route table, and the public page of each product and resource. */
const addresses = new Set([
  ...['/', '/programs', '/services', '/newsletter', '/aboutus', '/contactus', '/cart', '/login', '/signup'],
  ...['/privacy-policy', '/terms-and-conditions', '/pmfp-group-licensing-page'],
  ...products.map(({ slug }) => `/learn-more-about-${slug}`),
  ...forms.map(({ key }) => `#${key}`),
])

describe('products', () => {
  it('have addresses and article numbers of their own', () => {
    expect(repeated(products.map(({ slug }) => slug))).toEqual([])
    expect(repeated(products.map(({ sku }) => sku))).toEqual([])
  })

  it('cost whole cents, and nothing is below free', () => {
    for (const { slug, priceCents } of products) {
      expect(Number.isSafeInteger(priceCents) && priceCents >= 0, slug).toBe(true)
    }
  })

  it('include one flagship, one free program and one that costs at most 25 dollars', () => {
    const prices = programs.map(({ product }) => product.priceCents)
    expect(products.filter(({ flagship }) => flagship).map(({ slug }) => slug)).toEqual(['pmfp'])
    expect(prices.filter((price) => price === 0)).toHaveLength(1)
    expect(prices.filter((price) => price > 0 && price <= 2500)).toHaveLength(1)
  })

  it('fit the limits of their fields', () => {
    for (const { slug, summary, meta, highlights, facts } of [...products]) {
      expect(summary.length, slug).toBeLessThanOrEqual(400)
      expect(meta.description.length, slug).toBeLessThanOrEqual(160)
      expect(Math.max(highlights.length, facts.length), slug).toBeLessThanOrEqual(8)
    }
  })
})

describe('programs', () => {
  it.each(programs)(
    '$product.title has three sections or more, and two to four lessons in each',
    ({ sections }) => {
      expect(sections.length).toBeGreaterThanOrEqual(3)
      for (const { lessons } of sections) {
        expect(lessons.length).toBeGreaterThanOrEqual(2)
        expect(lessons.length).toBeLessThanOrEqual(4)
      }
    },
  )

  it.each(programs)('$product.title names its sections and lessons apart', ({ sections }) => {
    expect(repeated(sections.map(({ key }) => key))).toEqual([])
    expect(repeated(sections.flatMap(({ lessons }) => lessons.map(({ slug }) => slug)))).toEqual([])
  })

  it.each(programs)('$product.title has two worksheets or more', ({ sections }) => {
    const used = sections.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.downloads ?? []))
    expect(new Set(used).size).toBeGreaterThanOrEqual(2)
  })
})

describe.each(lessons)('lesson $program/$lesson.slug', ({ lesson }) => {
  it('is worth opening: 120 words or more, a heading, a small step, a question of confidence', () => {
    expect(wordsIn(lesson.body)).toBeGreaterThanOrEqual(120)
    expect(lesson.body).toContain('## Your small step')
    expect(lesson.minutes).toBeGreaterThan(0)
    expect(lesson.selfChecks.some(({ question }) => question.startsWith('From 0 to 10'))).toBe(true)
  })

  it('offers only worksheets that exist', () => {
    for (const key of lesson.downloads ?? []) {
      expect(downloads.map((download) => download.key)).toContain(key)
    }
  })
})

describe('texts', () => {
  it('can all be turned into rich text', () => {
    for (const text of texts) expect(toRichText(text).root.children.length).toBeGreaterThan(0)
  })

  it('are real', () => {
    expect(everything).not.toMatch(/lorem|ipsum|dolor sit|TODO|XXX|placeholder/i)
  })

  it('link only to addresses that exist, or to other sites, mail and telephone', () => {
    const hrefs = [
      ...blocks.flatMap(hrefsIn),
      ...texts.flatMap(inlineHrefs),
      ...navigation.items.map(({ href }) => href),
      ...navigation.footerLinks.map(({ href }) => href),
      ...navigation.socialLinks.map(({ href }) => href),
    ]
    expect(hrefs.filter((href) => !addresses.has(href) && !/^(https:|mailto:|tel:)/.test(href))).toEqual([])
  })

  it('keep within what their fields hold', () => {
    for (const { slug, meta } of pages) expect(meta.description.length, slug).toBeLessThanOrEqual(160)
    for (const { slug, summary } of resources) expect(summary.length, slug).toBeLessThanOrEqual(400)
  })
})

describe('pages', () => {
  it('are those of the fixed route list', () => {
    expect(pages.map(({ slug }) => slug).sort()).toEqual([
      'aboutus',
      'contactus',
      'home',
      'newsletter',
      'pmfp-group-licensing-page',
      'privacy-policy',
      'programs',
      'services',
      'terms-and-conditions',
    ])
  })

  it('never open a product page with a second large heading: the product itself opens it', () => {
    expect(products.filter(({ page }) => page.some(({ block }) => block === 'hero'))).toEqual([])
  })
})

describe('proof', () => {
  it('is nobody’s until somebody said something: no words are put into the mouth of a person, nor of a role', () => {
    const said = blocks.filter(
      (block) =>
        ['testimonials', 'team'].includes(block.block) ||
        (block.block === 'quote' && (block.name ?? block.about)),
    )
    expect(said).toEqual([])
  })
})

describe('forms', () => {
  it('are on the contact page and the page for groups, and nowhere else', () => {
    const shown = pages.flatMap(({ slug, layout }) =>
      layout.flatMap((block) => (block.block === 'form' ? [[slug, block.form]] : [])),
    )
    expect(shown).toEqual([
      ['contactus', 'contact'],
      ['pmfp-group-licensing-page', 'group-licence'],
    ])
  })

  it.each(forms)('$title names its fields apart, and needs an address and a text of its receipt', (form) => {
    expect(nameFields(form.fields)).toEqual(form.fields)
    expect(form.fields.some(({ blockType }) => blockType === 'email')).toBe(true)
    expect(form.receipt.length).toBeGreaterThan(50)
    expect(toRichText(form.confirmation).root.children.length).toBeGreaterThan(0)
  })
})

describe('files', () => {
  it.each(pictures)('picture $key exists, is small, and says what it shows', (picture) => {
    expect(statSync(picturePath(picture)).size).toBeLessThan(80 * KB)
    expect(picture.alt.length).toBeGreaterThan(20)
    expect(picture.alt.length).toBeLessThanOrEqual(300)
  })

  it('every picture that is shown is among them, and each has a name of its own', () => {
    const keys = pictures.map(({ key }) => key)
    const shown = [
      ...products.map(({ picture }) => picture),
      ...resources.map(({ picture }) => picture),
      ...blocks.flatMap((block) => ('picture' in block && block.picture ? [block.picture] : [])),
    ]
    expect(repeated(keys)).toEqual([])
    expect(shown.filter((key) => !keys.includes(key))).toEqual([])
  })

  it.each(downloads)('worksheet $key exists, is small and belongs to a lesson', ({ key }) => {
    expect(existsSync(downloadPath(key))).toBe(true)
    expect(statSync(downloadPath(key)).size).toBeLessThan(40 * KB)
    expect(lessons.some(({ lesson }) => lesson.downloads?.includes(key))).toBe(true)
  })
})

describe('discount codes', () => {
  it('are upper case, differ, and say what they take off', () => {
    expect(repeated(discountCodes.map(({ code }) => code))).toEqual([])
    for (const { code, type, percentage, amountCents } of discountCodes) {
      expect(code).toBe(code.toUpperCase())
      expect(type === 'percentage' ? percentage : amountCents, code).toBeGreaterThan(0)
    }
  })
})
