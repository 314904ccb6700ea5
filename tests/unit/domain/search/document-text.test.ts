import { describe, expect, it } from 'vitest'
import { pageBlocks } from '@/src/blocks'
import { documentText } from '@/src/domain/search/document-text'

const richText = (text: string) => ({
  root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] },
})

describe('Search: the words of a document', () => {
  it('are those visitors read: in blocks, lists and rich text', () => {
    const layout = [
      { blockType: 'hero', heading: 'Rest well', text: 'Calm evenings', id: 'b1' },
      { blockType: 'rich-text', content: richText('Breathe slowly') },
      { blockType: 'questions', heading: 'Asked', items: [{ question: 'How long?', answer: 'Six weeks' }] },
    ]
    const text = documentText([{ type: 'blocks', name: 'layout', blocks: pageBlocks }], { layout })
    for (const words of ['Rest well', 'Calm evenings', 'Breathe slowly', 'How long?'])
      expect(text).toContain(words)
    expect(text).not.toMatch(/b1|hero|paragraph/)
  })

  it('are not those of fields that are not everybody’s, of addresses, nor of other documents', () => {
    const fields = [
      { type: 'text', name: 'note', access: { read: () => false } },
      { type: 'text', name: 'key', hidden: true },
      { type: 'text', name: 'mark', admin: { hidden: true } },
      { type: 'text', name: 'href' },
      { type: 'relationship', name: 'form' },
      { type: 'group', name: 'shown', fields: [{ type: 'text', name: 'label' }] },
    ]
    const data = {
      note: 'a',
      key: 'b',
      mark: 'c',
      href: '/d',
      form: { title: 'e' },
      shown: { label: 'read' },
    }
    expect(documentText(fields, data)).toBe('read')
  })
})
