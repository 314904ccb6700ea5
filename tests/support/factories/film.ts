import { readFile } from 'node:fs/promises'
import type { Shop } from '../shop'

/** The demo's film and its French captions, as files of a program. */
export async function filmOf(shop: Shop, programId: string) {
  const upload = async (name: string, mimetype: string) => {
    const data = await readFile(`src/seeds/demo/media/${name}`)
    return shop.payload.create({
      collection: 'lesson-files',
      data: { title: name, program: programId },
      file: { data, name, mimetype, size: data.length },
    })
  }
  const film = await upload('a-kind-week.mp4', 'video/mp4')
  return { film, captions: await upload('a-kind-week.fr.vtt', 'text/vtt') }
}
