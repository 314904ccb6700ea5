import { expect, it } from 'vitest'
import { withBlockNames } from '@/src/admin/editing/with-block-names'
import { pageBlocks } from '@/src/blocks'

it('Languages, Staff area: each block of a page is called in French, too', () => {
  const [field] = withBlockNames([{ name: 'layout', type: 'blocks', blocks: pageBlocks }])
  const blocks = field?.type === 'blocks' ? field.blocks : []
  const names = blocks.map(({ admin }) => Object(admin?.components?.Label).clientProps)
  expect(names).toHaveLength(pageBlocks.length)
  // What is called alike in both.
  const alike = ['Invitation', 'Questions']
  expect(names.filter(({ en, fr }) => !fr || (en === fr && !alike.includes(en)))).toEqual([])
  expect(names).toContainEqual({ en: 'Quote', fr: 'Citation' })
})
