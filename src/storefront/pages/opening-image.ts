import type { PageBlock } from '@/src/blocks/block-types'

/** The picture a page opens with, for link previews. */
export function openingImage(blocks: readonly PageBlock[] | null | undefined) {
  const hero = blocks?.find((block) => block.blockType === 'hero')
  return hero?.image ?? null
}
