import type { Block, Field } from 'payload'

/** What a page is built of, each language its own. */
export function layoutField(label: string, blocks: Block[]): Field {
  return {
    name: 'layout',
    label,
    labels: { singular: 'Block', plural: 'Blocks' },
    type: 'blocks',
    blocks,
    localized: true,
  }
}
