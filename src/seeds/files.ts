import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { File } from 'payload'
import type { PictureSeed } from './content'

/** Where a picture lies in the repository. */
export function picturePath({ folder, key }: PictureSeed): string {
  return fileURLToPath(new URL(`./${folder}/images/${key}.webp`, import.meta.url))
}

/** Where a worksheet lies in the repository. */
export function downloadPath(key: string): string {
  return fileURLToPath(new URL(`./demo/downloads/${key}.pdf`, import.meta.url))
}

/** Where a film, a sound or its captions lie in the repository. */
export function mediaPath(name: string): string {
  return fileURLToPath(new URL(`./demo/media/${name}`, import.meta.url))
}

/** A file as Payload takes uploads, under the name visitors will see. */
export async function uploadOf(path: string, name: string, mimetype: string): Promise<File> {
  const data = await readFile(path)
  return { data, name, mimetype, size: data.byteLength }
}
