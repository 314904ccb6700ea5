import { mkdir, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import type { FilePlace } from '@/scripts/files/file-place'
import { moveFiles } from '@/scripts/files/move-files'
import { onDisk } from '@/scripts/files/on-disk'

const MEGABYTE = 1_000_000

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'moved-files-'))
  folders.push(folder)
  return folder
}

/** How much more the buffers of this process held at any moment of `work` than before it. */
async function mostMemory(work: () => Promise<void>): Promise<number> {
  const held = () => process.memoryUsage().arrayBuffers
  const before = held()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, held())
  }, 5)
  await work().finally(() => clearInterval(watch))
  return most - before
}

describe('Files in a store: moving large ones', () => {
  it('holds a few pieces of a film in memory and never the film', async () => {
    const [here, there] = [await emptyFolder(), onDisk(await emptyFolder())]
    const film = path.join(here, 'lesson-files', 'long.mp4')
    await mkdir(path.dirname(film))
    await writeFile(film, 'film')
    await truncate(film, 250 * MEGABYTE)
    const most = await mostMemory(async () => {
      expect(await moveFiles({ from: onDisk(here), to: there, known: [] })).toMatchObject({ copied: 1 })
    })
    // Pieces that were let go count until the next collection, which is late on a busy machine.
    expect(most).toBeLessThan(125 * MEGABYTE)
  })

  it('leaves nothing at the new place of a file that breaks off, and says so of one that arrives as another', async () => {
    const half = async function* () {
      yield Buffer.alloc(2 * MEGABYTE)
      throw new Error('the line broke')
    }
    const from = (read: () => Readable): FilePlace => ({
      list: async (name) => new Map(name === 'media' ? [['broken.png', { size: 4 * MEGABYTE }]] : []),
      read: async () => read(),
      write: () => expect.fail('nothing is written where files come from'),
    })
    const to = onDisk(await emptyFolder())
    const broken = moveFiles({ from: from(() => Readable.from(half())), to, known: [] })
    await expect(broken).rejects.toThrow('the line broke')
    expect((await to.list('media')).has('broken.png')).toBe(false)

    const deaf = { ...to, read: async () => Readable.from([Buffer.from('another')]) }
    const whole = from(() => Readable.from([Buffer.from('as it was')]))
    await expect(moveFiles({ from: whole, to: deaf, known: [] })).rejects.toThrow(
      'media/broken.png did not arrive as it was sent',
    )
  })
})
