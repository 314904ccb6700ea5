import { describe, expect, it } from 'vitest'
import { toRichText } from '@/src/seeds/rich-text'

const blocks = (source: string) => toRichText(source).root.children
const only = (source: string) => {
  const [block, ...more] = blocks(source)
  expect(more).toEqual([])
  return block
}

describe('seed texts become rich text', () => {
  it('parts paragraphs at empty lines and joins the lines within one', () => {
    expect(blocks('One\ntwo\n\nThree').map((block) => block.children)).toEqual([
      [expect.objectContaining({ text: 'One two' })],
      [expect.objectContaining({ text: 'Three' })],
    ])
  })

  it('gives a document the frame Payload expects', () => {
    expect(toRichText('Hello')).toEqual({
      root: {
        type: 'root',
        direction: 'ltr',
        format: '',
        indent: 0,
        version: 1,
        children: [
          {
            type: 'paragraph',
            direction: 'ltr',
            format: '',
            indent: 0,
            version: 1,
            textFormat: 0,
            textStyle: '',
            children: [
              { type: 'text', text: 'Hello', format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
            ],
          },
        ],
      },
    })
  })

  it('knows second and third level headings', () => {
    expect(blocks('## Two\n### Three')).toMatchObject([
      { type: 'heading', tag: 'h2', children: [{ text: 'Two' }] },
      { type: 'heading', tag: 'h3', children: [{ text: 'Three' }] },
    ])
  })

  it('numbers the items of bullet and numbered lists', () => {
    expect(only('- a\n- b')).toMatchObject({
      type: 'list',
      tag: 'ul',
      listType: 'bullet',
      children: [
        { type: 'listitem', value: 1, children: [{ text: 'a' }] },
        { type: 'listitem', value: 2, children: [{ text: 'b' }] },
      ],
    })
    expect(only('1. first\n2. second')).toMatchObject({ type: 'list', tag: 'ol', listType: 'number' })
  })

  it('lets a list follow its introduction without an empty line', () => {
    expect(blocks('Bring along:\n- a pen\n- paper').map((block) => block.type)).toEqual(['paragraph', 'list'])
  })

  it('knows quotes', () => {
    expect(only('> Could you\n> help?')).toMatchObject({
      type: 'quote',
      children: [{ text: 'Could you help?' }],
    })
  })

  it('marks bold and italic and keeps the spaces around them', () => {
    expect(only('Say **what** and *when*.')?.children).toMatchObject([
      { text: 'Say ', format: 0 },
      { text: 'what', format: 1 },
      { text: ' and ', format: 0 },
      { text: 'when', format: 2 },
      { text: '.', format: 0 },
    ])
  })

  it('links text to an address', () => {
    expect(only('See [programs](/programs).')?.children).toMatchObject([
      { text: 'See ' },
      { type: 'link', fields: { linkType: 'custom', url: '/programs' }, children: [{ text: 'programs' }] },
      { text: '.' },
    ])
  })

  it.each([
    ['an unclosed bold mark', 'So **bold'],
    ['a link without its end', 'See [programs](/programs'],
    ['a first level heading, which belongs to the page', '# Title'],
    ['a fourth level heading', '#### Deep'],
  ])('refuses %s', (_, source) => {
    expect(() => toRichText(source)).toThrow()
  })
})
