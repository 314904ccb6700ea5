import type { ComponentType } from 'react'
import type { BlockPlace, BlockType, PageBlock } from './block-types'
import { CallToAction } from './call-to-action/component'
import { ContactDetails } from './contact-details/component'
import { Divider } from './divider/component'
import { FeatureList } from './feature-list/component'
import { fillBlanks } from './fill-blanks'
import { FormBlockView } from './form/component'
import { Hero } from './hero/component'
import { ImageText } from './image-text/component'
import { pageBlocks } from './index'
import { ProductListBlockView } from './product-list/component'
import { Questions } from './questions/component'
import { Quote } from './quote/component'
import styles from './render-blocks.module.css'
import { ResourceListBlockView } from './resource-list/component'
import { RichTextBlockView } from './rich-text/component'
import { Statistics } from './statistics/component'
import { Steps } from './steps/component'
import { Team } from './team/component'
import { Testimonials } from './testimonials/component'
import { Video } from './video/component'

/** Which component draws which block. A block without a component does not compile. */
const COMPONENTS = {
  hero: Hero,
  'rich-text': RichTextBlockView,
  'image-text': ImageText,
  'feature-list': FeatureList,
  steps: Steps,
  'product-list': ProductListBlockView,
  'resource-list': ResourceListBlockView,
  questions: Questions,
  'call-to-action': CallToAction,
  'contact-details': ContactDetails,
  form: FormBlockView,
  testimonials: Testimonials,
  team: Team,
  quote: Quote,
  statistics: Statistics,
  video: Video,
  divider: Divider,
} satisfies { [Type in BlockType]: ComponentFor<Type> } & Record<BlockType, unknown>

type ComponentFor<Type extends BlockType> = (
  props: Extract<PageBlock, { blockType: Type }> & BlockPlace,
) => ReturnType<Extract<ComponentType, (...args: never[]) => unknown>>

const FIELDS = Object.fromEntries(pageBlocks.map(({ slug, fields }) => [slug, fields]))

type RenderBlocksProps = {
  blocks: readonly PageBlock[] | null | undefined
  /** How the first block opens the page; `body` when something else opened it already. */
  opening?: BlockPlace['place']
  /** In a preview each block says where its fields are, for who clicks on it. */
  isPreview?: boolean
}

/** The blocks of a page, in the editor's order. */
export function RenderBlocks({ blocks, opening = 'page', isPreview = false }: RenderBlocksProps) {
  return (blocks ?? []).map((block, index) => {
    // Each entry of the map takes its own block; TypeScript cannot follow the pair through the lookup.
    const Component = COMPONENTS[block.blockType] as ComponentType<PageBlock & BlockPlace>
    const filled = fillBlanks(FIELDS[block.blockType] ?? [], { ...block }) as unknown as PageBlock
    const drawn = <Component key={block.id ?? index} {...filled} place={index === 0 ? opening : 'body'} />
    if (!isPreview) return drawn
    return (
      <div key={block.id ?? index} data-field={`layout.${index}`} className={styles.place}>
        {drawn}
      </div>
    )
  })
}
