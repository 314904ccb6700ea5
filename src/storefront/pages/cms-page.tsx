import { RenderBlocks } from '@/src/blocks/render-blocks'
import type { Page } from '@/src/generated/payload-types'
import { Container } from '../ui/container'
import styles from './cms-page.module.css'
import { readAs } from './payload.server'

const OPENS_ITSELF: readonly string[] = ['hero']

/** A page made of blocks. One that does not begin with an opening begins with its title. */
export async function CmsPage({ page, isHome = false }: { page: Page; isHome?: boolean }) {
  const { draft } = await readAs()
  const first = page.layout?.[0]?.blockType
  const opens = first !== undefined && OPENS_ITSELF.includes(first)
  return (
    <>
      {opens ? null : (
        <div className={styles.title} {...(draft ? { 'data-field': 'title' } : {})}>
          <Container>
            <h1>{page.title}</h1>
          </Container>
        </div>
      )}
      <RenderBlocks
        blocks={page.layout}
        opening={!opens ? 'body' : isHome ? 'home' : 'page'}
        isPreview={draft}
      />
    </>
  )
}
