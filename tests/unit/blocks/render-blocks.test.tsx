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

  it('a block that is filled in is drawn as it was filled in', () => {
    const steps = { blockType: 'steps', heading: 'How it works', items: [{ title: 'Read', text: 'A page.' }] }
    const html = renderToStaticMarkup(RenderBlocks({ blocks: [steps as PageBlock] }))
    expect(html).toContain('How it works')
    expect(html).toContain('A page.')
  })
})

function nulls(fields: readonly Field[]): object {
  return Object.fromEntries(fields.flatMap((field) => ('name' in field ? [[field.name, null]] : [])))
}

function oneEmptyRow(fields: readonly Field[]): object {
  return Object.fromEntries(fields.flatMap((field) => (field.type === 'array' ? [[field.name, [{}]]] : [])))
}
