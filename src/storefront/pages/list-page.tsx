import type { ReactNode } from 'react'
import type { BlockType } from '@/src/blocks/block-types'
import { Section } from '@/src/blocks/section'
import { CmsPage } from './cms-page'
import { findPage } from './queries.server'

type ListPageProps = {
  slug: string
  /** The heading when nobody wrote an introduction. */
  title: string
  /** The block that is this list: where an editor placed it, it is not shown twice. */
  listBlock: BlockType
  children: ReactNode
}

/** An editors' introduction, and under it a list. */
export async function ListPage({ slug, title, listBlock, children }: ListPageProps) {
  const page = await findPage(slug)
  const placed = page?.layout?.some((block) => block.blockType === listBlock)
  return (
    <>
      {page ? <CmsPage page={page} /> : null}
      {placed ? null : (
        <Section heading={page ? null : title} headingLevel={1}>
          {children}
        </Section>
      )}
    </>
  )
}
