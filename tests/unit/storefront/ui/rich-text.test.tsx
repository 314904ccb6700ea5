import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText } from '@/src/storefront/ui/rich-text'

const words = [{ type: 'text', text: 'here', version: 1 }]

function draw(...children: object[]): string {
  return renderToStaticMarkup(<RichText content={{ root: { type: 'root', children, version: 1 } }} />)
}

function linkTo(fields: object): string {
  return draw({ type: 'link', fields, children: words, version: 1 })
}

describe('text an editor wrote', () => {
  it('links to pages of this site and to the web', () => {
    expect(linkTo({ linkType: 'custom', url: '/programs' })).toContain('<a href="/programs">here</a>')
    expect(linkTo({ linkType: 'custom', url: 'https://example.com', newTab: true })).toContain(
      '<a href="https://example.com" target="_blank" rel="noopener noreferrer">here</a>',
    )
  })

  it('keeps the words of a link that could run a script, and no link', () => {
    const html = linkTo({ linkType: 'custom', url: 'javascript:alert(1)' })
    expect(html).toContain('here')
    expect(html).not.toContain('href')
  })

  it.each([
    ['pages', 'aboutus', '/aboutus'],
    ['pages', 'home', '/'],
    ['products', 'pmfp', '/learn-more-about-pmfp'],
    ['resources', 'a-kitchen', '/newsletter/a-kitchen'],
  ])('links a document of %s to its public address', (relationTo, slug, href) => {
    expect(linkTo({ linkType: 'internal', doc: { relationTo, value: { id: '1', slug } } })).toContain(
      `href="${href}"`,
    )
  })

  it('keeps the words of a link to a document that is not there any more', () => {
    const html = linkTo({ linkType: 'internal', doc: { relationTo: 'pages', value: 'an-id-alone' } })
    expect(html).toContain('here')
    expect(html).not.toContain('href')
  })

  it('never outranks the heading of the page', () => {
    expect(draw({ type: 'heading', tag: 'h1', children: words, version: 1 })).toContain('<h2>here</h2>')
  })

  it('is nothing when there is none', () => {
    expect(renderToStaticMarkup(<RichText content={null} />)).toBe('')
  })
})
