import { toLayout } from '../blocks'
import { FRENCH } from '../french'
import { pictureId } from '../pictures'
import { altsOf } from '../reference/translate-reference'
import { toRichText } from '../rich-text'
import { seedId } from '../seed-id'
import type { Seeding } from '../seeding'
import { translate } from '../translate'
import { demoPictures } from './pictures'
import { productId } from './seed-products'
import { translateCourses } from './translate-courses'

const { pictures, products, resources } = FRENCH.demo

/** The French of the demo: its catalog, two of its courses, and some of its articles. The others show how a missing one looks. */
export async function translateDemo(seeding: Seeding): Promise<void> {
  await translate(seeding, 'media', altsOf(demoPictures, pictures))
  await translate(
    seeding,
    'products',
    products.map(({ slug, frenchSlug, highlights, page, ...texts }) => ({
      id: productId(slug),
      data: {
        ...texts,
        slug: frenchSlug,
        highlights: highlights.map((text) => ({ text })),
        layout: toLayout(page ?? [], pictureId),
        shown: true,
        _status: 'published',
      },
    })),
  )
  await translateCourses(seeding)
  await translate(
    seeding,
    'resources',
    resources.map(({ slug, frenchSlug, body, ...texts }) => ({
      id: seedId(`resource/${slug}`),
      data: { ...texts, slug: frenchSlug, body: toRichText(body), shown: true, _status: 'published' },
    })),
  )
}
