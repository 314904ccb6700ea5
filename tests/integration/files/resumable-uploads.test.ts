import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/src/server/env'
import { person } from '../../support/factories/person'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { rawCall } from '../../support/raw-call'
import { beginUpload, PROTOCOL, sendPart as send } from '../../support/resumable-upload'
import { type Customer, type Shop, startShop } from '../../support/shop'

let shop: Shop
let admin: Customer
let program: TestProgram
let film: Buffer
beforeAll(async () => {
  shop = await startShop()
  admin = await person(shop, 'admin')
  program = await programWithLesson(shop)
  film = await readFile('src/seeds/demo/media/a-kind-week.mp4')
})
afterAll(() => shop.stop())

const begin = (as: Customer, size: number, told: Record<string, string> = {}) =>
  beginUpload(as, size, { program: program.programId, ...told })
const askFor = (as: Customer, id: string) =>
  rawCall('GET', `/lesson-files/uploads/${id}`, { as, headers: PROTOCOL })
const offsetOf = async (as: Customer, id: string) =>
  Number((await askFor(as, id)).headers.get('upload-offset'))
const fileOf = (id: string) =>
  shop.payload
    .find({ collection: 'lesson-files', where: { id: { equals: id } }, depth: 0 })
    .then(({ docs }) => docs[0])

/** The first bytes, and then a line that breaks. */
function broken(bytes: Buffer, after: number): ReadableStream {
  return new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array(bytes.subarray(0, after))),
    pull: (controller) => controller.error(new Error('The line broke')),
  })
}

describe('Learning, Media: a film that is sent in parts', () => {
  it('goes on where it was after a broken line, and is a lesson file of the program when the last byte is there', async () => {
    const { answer, id } = await begin(admin, film.length)
    expect(answer.status).toBe(201)
    await send(admin, id, 0, broken(film, 300_000))
    const offset = await offsetOf(admin, id)
    expect(offset).toBeLessThanOrEqual(300_000)
    expect(await fileOf(id)).toBeUndefined()
    const wrong = await send(admin, id, offset + 7, new Uint8Array(film.subarray(offset)))
    expect(wrong.status).toBe(409)
    const last = await send(admin, id, offset, new Uint8Array(film.subarray(offset)))
    expect([last.status, last.headers.get('upload-offset')]).toEqual([200, String(film.length)])
    const kept = await fileOf(id)
    expect(kept).toMatchObject({ title: 'A kind week', mimeType: 'video/mp4', filesize: film.length })
    const stored = await readFile(path.join(env().UPLOADS_DIR, 'lesson-files', kept?.filename ?? ''))
    expect(stored.equals(film)).toBe(true)
    expect(await readdir(path.join(env().UPLOADS_DIR, 'unfinished'))).toEqual([])
    // Whoever did not hear of the end asks once more.
    expect(await offsetOf(admin, id)).toBe(film.length)
  })

  it('is one file, however often and by how many its end is asked for', async () => {
    const { id } = await begin(admin, film.length)
    const half = film.length >> 1
    await send(admin, id, 0, new Uint8Array(film.subarray(0, half)))
    const ends = [1, 2, 3].map(() => send(admin, id, half, new Uint8Array(film.subarray(half))))
    const statuses = (await Promise.all(ends)).map(({ status }) => status)
    expect(statuses).toContain(200)
    await Promise.all([1, 2, 3].map(() => askFor(admin, id)))
    expect(await fileOf(id)).toMatchObject({ filesize: film.length })
  })

  it('is made when it is asked for, when its server died after the last byte', async () => {
    const { id } = await begin(admin, film.length)
    // All its bytes are on the disk, and nobody made a file of them.
    await writeFile(path.join(env().UPLOADS_DIR, 'unfinished', id), new Uint8Array(film))
    expect(await fileOf(id)).toBeUndefined()
    expect(await offsetOf(admin, id)).toBe(film.length)
    expect(await fileOf(id)).toMatchObject({ filesize: film.length })
  })

  it('is its sender’s alone until then, and staff’s with the right to the website', async () => {
    const { id } = await begin(admin, film.length)
    const other = await person(shop, 'admin')
    expect((await askFor(other, id)).status).toBe(404)
    expect((await send(other, id, 0, new Uint8Array(10))).status).toBe(404)
    expect((await rawCall('DELETE', `/lesson-files/uploads/${id}`, { as: other })).status).toBe(404)
    expect((await begin(await person(shop), 10)).answer.status).toBe(403)
    expect((await rawCall('DELETE', `/lesson-files/uploads/${id}`, { as: admin })).status).toBe(200)
    expect((await askFor(admin, id)).status).toBe(404)
  })

  it.each<[string, Record<string, string>, string]>([
    ['of another kind', { filetype: 'video/quicktime' }, 'filetype'],
    ['of no program', { program: '' }, 'program'],
    ['without a name', { filename: ' ' }, 'filename'],
  ])('is refused at once when it is %s', async (_, told, field) => {
    const { answer } = await begin(admin, 1_000, told)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error: 'VALIDATION_ERROR', errors: [{ path: field }] })
  })

  it('is refused at once above 4 GB', async () => {
    const { answer } = await begin(admin, 4_000_000_001)
    expect(await answer.json()).toMatchObject({ errors: [{ message: 'A film may have up to 4 GB.' }] })
  })

  it('is refused in words with what to do when a browser does not play it, and nothing stays', async () => {
    const hevc = Buffer.from(
      film.toString('latin1').replaceAll('avc1', 'hvc1').replaceAll('avcC', 'hvcC'),
      'latin1',
    )
    for (const [bytes, says] of [
      [hevc, 'HEVC (H.265)'],
      [Buffer.concat([film.subarray(0, 32), Buffer.alloc(5_000)]), 'neither picture nor sound'],
      [Buffer.from('Not a film at all. '.repeat(300)), 'no film or sound'],
    ] as const) {
      const { id } = await begin(admin, bytes.length)
      const answer = await send(admin, id, 0, new Uint8Array(bytes))
      expect(answer.status).toBe(400)
      const { errors } = (await answer.json()) as { errors: { message: string }[] }
      expect(errors[0]?.message).toContain(says)
      expect(await fileOf(id)).toBeUndefined()
      expect((await askFor(admin, id)).status).toBe(404)
      const small = shop.payload.create({
        collection: 'lesson-files',
        data: { title: randomUUID(), program: program.programId },
        file: { data: bytes, name: `${randomUUID()}.mp4`, mimetype: 'video/mp4', size: bytes.length },
      })
      await expect(small).rejects.toThrow()
    }
  })

  const isDeep = process.env.TEST_DEPTH === 'deep'
  const megabytes = isDeep ? 1_000 : 100
  it(`takes far less memory than it is long, for ${megabytes} MB`, async () => {
    // A box that players skip makes the film as long as it is wanted.
    const size = megabytes * 1_000_000
    const head = Buffer.alloc(8)
    head.writeUInt32BE(size - film.length)
    head.write('free', 4)
    const start = Buffer.concat([film, head])
    const part = new Uint8Array(8_000_000)
    const { id } = await begin(admin, size)
    await send(admin, id, 0, new Uint8Array(start))
    const before = process.memoryUsage.rss()
    let most = before
    for (let offset = start.length; offset < size; offset += part.length) {
      await send(admin, id, offset, part.subarray(0, Math.min(part.length, size - offset)))
      most = Math.max(most, process.memoryUsage.rss())
    }
    expect(await fileOf(id)).toMatchObject({ filesize: size })
    const grown = (most - before) / 1_000_000
    process.stdout.write(`${megabytes} MB took ${grown.toFixed(0)} MB of memory\n`)
    expect(grown).toBeLessThan(isDeep ? 50 : 80)
  })
})
