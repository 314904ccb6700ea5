import type { PictureSeed } from './content'
import { picturePath, uploadOf } from './files'
import { seedId } from './seed-id'
import type { Seeding } from './seeding'
import { type Entry, upsert } from './write'

export function pictureId(key: string): string {
  return seedId(`media/${key}`)
}

/** Uploads pictures, and puts back the files of those whose files were lost. */
export async function seedPictures(seeding: Seeding, pictures: readonly PictureSeed[]): Promise<void> {
  await upsert(seeding, 'media', pictures.map(toEntry))
}

function toEntry(picture: PictureSeed): Entry<'media'> {
  return {
    id: pictureId(picture.key),
    data: { alt: picture.alt },
    file: () => uploadOf(picturePath(picture), `${picture.key}.webp`, 'image/webp'),
  }
}
