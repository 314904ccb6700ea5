import { pictureId } from '../pictures'
import { toRichText } from '../rich-text'
import { seedId } from '../seed-id'
import type { Seeding } from '../seeding'
import { upsert } from '../write'
import { resources } from './resources'

/** Free reading. */
export async function seedResources(seeding: Seeding): Promise<void> {
  await upsert(
    seeding,
    'resources',
    resources.map(({ body, picture, publishedOn, ...rest }) => ({
      id: seedId(`resource/${rest.slug}`),
      data: {
        ...rest,
        publishedAt: `${publishedOn}T12:00:00.000Z`,
        image: pictureId(picture),
        body: toRichText(body),
        _status: 'published',
      },
    })),
  )
}
