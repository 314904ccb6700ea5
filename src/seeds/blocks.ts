import type { PageBlock } from '@/src/blocks/block-types'
import { toRichText } from './rich-text'
import { seedId } from './seed-id'

export interface ActionSeed {
  label: string
  href: string
  style?: 'primary' | 'secondary'
}

export interface TitledItem {
  title: string
  text: string
}

/** A page's building block as written in the seeds: pictures by key, running text as mini-markdown. */
export type BlockSeed =
  | {
      block: 'hero'
      eyebrow?: string
      heading: string
      text: string
      actions?: ActionSeed[]
      picture?: string
    }
  | { block: 'rich-text'; content: string }
  | {
      block: 'image-text'
      heading: string
      content: string
      picture: string
      imageSide: 'left' | 'right'
      actions?: ActionSeed[]
    }
  | { block: 'feature-list' | 'steps'; heading: string; intro?: string; items: TitledItem[] }
  | {
      block: 'product-list'
      heading?: string
      intro?: string
      kind: 'program' | 'service' | 'licence'
      limit?: number
    }
  | { block: 'resource-list'; heading?: string; intro?: string; limit?: number }
  | { block: 'questions'; heading: string; items: { question: string; answer: string }[] }
  | { block: 'call-to-action'; heading: string; text?: string; actions?: ActionSeed[] }
  | { block: 'form'; heading: string; intro?: string; form: string }
  | {
      block: 'testimonials'
      heading: string
      items: { text: string; name: string; about?: string }[]
    }
  | {
      block: 'team'
      heading: string
      intro?: string
      people: { name: string; role?: string; text?: string }[]
    }
  | { block: 'quote'; text: string; name?: string; about?: string }
  | {
      block: 'statistics'
      heading?: string
      items: { figure: string; text: string }[]
      source?: string
    }
  | { block: 'divider'; look: 'line' | 'room' }
  | {
      block: 'contact-details'
      heading: string
      text?: string
      email?: string
      phone?: string
      addressLines?: string
      hours?: string
    }

/** The blocks as Payload stores them. `pictureId` gives the media id of a picture's key. */
export function toLayout(blocks: readonly BlockSeed[], pictureId: (key: string) => string): PageBlock[] {
  return blocks.map((seed) => {
    const { block, ...fields } = seed
    const stored = {
      blockType: block,
      ...fields,
      ...('content' in seed && { content: toRichText(seed.content) }),
      ...('form' in seed && { form: formId(seed.form) }),
      ...('actions' in seed && { actions: seed.actions?.map(withStyle) }),
      ...('picture' in seed && { picture: undefined, image: seed.picture && pictureId(seed.picture) }),
    }
    // Each kind of seed has the fields of its block; TypeScript cannot follow the pair through the spread.
    return stored as PageBlock
  })
}

/** The id of a form by its key. */
export function formId(key: string): string {
  return seedId(`form/${key}`)
}

function withStyle(action: ActionSeed): Required<ActionSeed> {
  return { style: 'primary', ...action }
}
