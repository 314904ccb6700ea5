import type { Block } from 'payload'
import { callToActionBlock } from './call-to-action/config'
import { contactDetailsBlock } from './contact-details/config'
import { dividerBlock } from './divider/config'
import { featureListBlock } from './feature-list/config'
import { formBlock } from './form/config'
import { heroBlock } from './hero/config'
import { imageTextBlock } from './image-text/config'
import { productListBlock } from './product-list/config'
import { questionsBlock } from './questions/config'
import { quoteBlock } from './quote/config'
import { resourceListBlock } from './resource-list/config'
import { richTextBlock } from './rich-text/config'
import { statisticsBlock } from './statistics/config'
import { stepsBlock } from './steps/config'
import { teamBlock } from './team/config'
import { testimonialsBlock } from './testimonials/config'
import { videoBlock } from './video/config'

/** Every block an editor can place on a page, in the order of the picker. */
export const pageBlocks: Block[] = [
  heroBlock,
  richTextBlock,
  imageTextBlock,
  featureListBlock,
  stepsBlock,
  productListBlock,
  resourceListBlock,
  questionsBlock,
  callToActionBlock,
  contactDetailsBlock,
  formBlock,
  testimonialsBlock,
  teamBlock,
  quoteBlock,
  statisticsBlock,
  videoBlock,
  dividerBlock,
]
