import type { PictureSeed } from '../content'

/** The drawings of the standing pages, `images/<key>.webp`, 1600 by 1200. */
export const referencePictures: PictureSeed[] = [
  {
    key: 'home',
    folder: 'reference',
    alt: 'Two people walk along a path toward a wide lake with a small sailboat, mountains and a low sun behind.',
  },
  {
    key: 'about',
    folder: 'reference',
    alt: 'A white house with a red roof and flower boxes at the end of a garden path, between tall trees.',
  },
  {
    key: 'contact',
    folder: 'reference',
    alt: 'An open mailbox with a letter in it beside a path that leads to a small house on a hill.',
  },
  {
    key: 'group-licence',
    folder: 'reference',
    alt: 'Paths from six houses meet in one wide road where three people stand together.',
  },
]
