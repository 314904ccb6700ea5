import type { Block, Field } from 'payload'
import { englishLabel } from '@/src/domain/languages/english-label'
import { LABELS_FR } from '../languages/labels'

const BLOCK_NAME = '/src/admin/editing/row-names#BlockName'

/** The blocks of a page are called by their headings; the name that editors might give each stays empty, and said "Untitled". */
export function withBlockNames(fields: Field[]): Field[] {
  return fields.map((field) =>
    field.type === 'blocks' && field.name === 'layout'
      ? { ...field, blocks: field.blocks.map(named) }
      : field,
  )
}

function named(block: Block): Block {
  const singular = block.labels?.singular
  const en = englishLabel(singular) ?? block.slug
  const own = typeof singular === 'object' && 'fr' in singular ? String(singular.fr) : undefined
  const clientProps = { en, fr: own ?? LABELS_FR[en] ?? en }
  return {
    ...block,
    admin: {
      ...block.admin,
      disableBlockName: true,
      components: { ...block.admin?.components, Label: { path: BLOCK_NAME, clientProps } },
    },
  }
}
