import type { Field } from 'payload'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { pageBlocks } from '@/src/blocks'
import type { PageBlock } from '@/src/blocks/block-types'
import { RenderBlocks } from '@/src/blocks/render-blocks'

// These ask the database; here they find nothing.
vi.mock('@/src/storefront/catalog/queries.server', () => ({
  listProducts: async () => [],
  listResources: async () => [],
}))
vi.mock('@/src/storefront/forms/translated-form.server', () => ({
  translatedForm: async (form: unknown) => ({ form }),
}))

describe('Specification 2: a page whose draft is not filled in yet can be looked at', () => {
  it.each(pageBlocks.map(({ slug, fields }) => [slug, fields] as const))('%s', (slug, fields) => {
    for (const values of [{}, nulls(fields), oneEmptyRow(fields)]) {
      const block = { ...values, blockType: slug } as PageBlock
      for (const opening of ['home', 'page', 'body'] as const) {
        const [drawn] = RenderBlocks({ blocks: [block], opening })
        // A block that reads the database is a promise: it is drawn by the server, not by this.
        const html = ['product-list', 'resource-list', 'form'].includes(slug)
          ? ''
          : renderToStaticMarkup(drawn)
        expect(html).not.toContain('undefined')
      }
    }
  })

  it.each<[string, object, string[]]>([
    [
      'steps',
      { heading: 'How it works', items: [{ title: 'Read', text: 'A page.' }] },
      ['<h2>How it works', 'A page.'],
    ],
    [
      'testimonials',
      { heading: 'They say', items: [{ text: 'It helped.', name: 'Zoé', about: 'Laval' }] },
      ['<blockquote><p>It helped.', '<strong>Zoé</strong>', 'Laval'],
    ],
    [
      'team',
      { heading: 'Who we are', people: [{ name: 'Ann Smith', role: 'Nurse' }] },
      ['>AS<', '<h3>Ann Smith', 'Nurse'],
    ],
    [
      'quote',
      { text: 'Rest is work.', name: 'Ann', about: 'nurse' },
      ['<p>Rest is work.', '<strong>Ann</strong>, nurse'],
    ],
    [
      'statistics',
      { items: [{ figure: '15 min', text: 'a lesson' }], source: 'Our count' },
      ['<dt>a lesson</dt><dd>15 min</dd>', 'Our count'],
    ],
    [
      'video',
      {
        heading: 'A look inside',
        film: { url: 'https://elsewhere.example/api/films/file/a.mp4' },
        captions: { url: '/api/films/file/a.vtt' },
        transcript: 'We begin.',
      },
      [
        'src="/api/films/file/a.mp4"',
        '<track kind="captions" src="/api/films/file/a.vtt" srcLang="en"',
        'We begin.',
      ],
    ],
    ['divider', { look: 'line' }, ['<hr']],
  ])('%s is drawn as it was filled in', (blockType, fields, parts) => {
    const html = renderToStaticMarkup(RenderBlocks({ blocks: [{ blockType, ...fields } as PageBlock] }))
    for (const part of parts) expect(html).toContain(part)
  })
})

function nulls(fields: readonly Field[]): object {
  return Object.fromEntries(fields.flatMap((field) => ('name' in field ? [[field.name, null]] : [])))
}

function oneEmptyRow(fields: readonly Field[]): object {
  return Object.fromEntries(fields.flatMap((field) => (field.type === 'array' ? [[field.name, [{}]]] : [])))
}
