import type { Page } from '@/src/generated/payload-types'

/** One block as an editor filled it in, of any kind. */
export type PageBlock = NonNullable<Page['layout']>[number]

export type BlockType = PageBlock['blockType']

/** Where on the page a block stands: some draw themselves differently as the opening. */
export type BlockPlace = {
  /** `home` and `page` for the first block of the home page and of any other; `body` for all further blocks. */
  place: 'home' | 'page' | 'body'
}
