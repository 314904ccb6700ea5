// @vitest-environment-options { "process": "takes films into a store" }
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { forgetOldUploads } from '@/plugins/files/resumable/forget-old-uploads'
import { inStore } from '@/scripts/files/in-store'
import { fileStore } from '@/src/server/files/file-store'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { BUCKET, type S3Store, startS3Store } from '../../support/environment/s3-store'
import { person } from '../../support/factories/person'
import { programWithLesson, type TestProgram } from '../../support/factories/program'
import { lengthened } from '../../support/lengthened-film'
import { rawCall } from '../../support/raw-call'
import { beginUpload, PROTOCOL, sendPart, uploadAt } from '../../support/resumable-upload'
import { eventually } from '../../support/running-shop'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { type ShopProcess, startShopProcess } from '../../support/shop-process'

vi.setConfig({ testTimeout: 180_000 })

const MB = 1_000_000
const DAY_MS = 86_400_000

const run = startRun()
let folder: string
let store: S3Store
let shop: Shop
let admin: Customer
let program: TestProgram
let film: Buffer
beforeAll(async () => {
  folder = await temporaryFolder(run)
  store = await startS3Store(folder)
  store.refuseChecksums(true)
  shop = await startShop({ ...store.env, S3_CHECKSUMS: 'required' })
  admin = await person(shop, 'admin')
  program = await programWithLesson(shop)
  film = await readFile('src/seeds/demo/media/a-kind-week.mp4')
})
afterAll(async () => {
  await run.stopAll()
  await shop.stop()
  await store.stop()
})

const bucket = () => inStore(fileStore() ?? expect.fail('there is a store'))
const startServer = () =>
  startShopProcess(run, {
    databaseUrl: shop.database.url,
    smtpUrl: shop.mails.smtpUrl,
    paypalOrigin: shop.simulator.origin,
    env: { ...store.env, S3_CHECKSUMS: 'required' },
  })

const begin = (size: number, filename = 'kind.mp4') =>
  beginUpload(admin, size, { program: program.programId, filename })
const askFor = (id: string) => rawCall('GET', `/lesson-files/uploads/${id}`, { as: admin, headers: PROTOCOL })
const send = (id: string, offset: number, bytes: Buffer) => sendPart(admin, id, offset, new Uint8Array(bytes))
const fileOf = (id: string) =>
  shop.payload
    .find({ collection: 'lesson-files', where: { id: { equals: id } }, depth: 0 })
    .then(({ docs }) => docs[0])

async function storedOf(id: string): Promise<string> {
  const name = String((await fileOf(id))?.filename)
  const hash = createHash('sha256')
  for await (const chunk of await bucket().read('lesson-files', name)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** What there is of uploads that are no files: what is known of them, their beginnings, their parts. */
const unfinished = async () => [
  ...(await bucket().list('unfinished')).keys(),
  ...(await readdir(path.join(folder, BUCKET, '._S3rver_uploads')).catch(() => [])),
]
const objects = async () => [...(await bucket().list('lesson-files')).keys()]

describe('Learning, Media: a film that is sent in parts into a store', () => {
  it('goes on after a broken line at another server, and after that one was killed, and is the same to the last byte', async () => {
    const [first, second] = await Promise.all([startServer(), startServer()])
    const bytes = lengthened(film, 40 * MB, randomBytes)
    const { id } = await uploadAt(first, admin).begin(bytes.length, program.programId)
    const offsetAt = (server: ShopProcess) => uploadAt(server, admin).offsetOf(id)
    const sendTo = (
      server: ShopProcess,
      from: number,
      to: number,
      line?: { breaksAfter?: number; hangsAfter?: number },
    ) => uploadAt(server, admin).send(id, from, bytes.subarray(from, to), line)

    expect(await sendTo(first, 0, 20 * MB, { breaksAfter: 12 * MB })).toBe(0)
    const broken = await offsetAt(second)
    expect(broken).toBeGreaterThan(0)
    expect(broken).toBeLessThanOrEqual(12 * MB)

    expect(await sendTo(second, broken, 25 * MB)).toBe(200)
    expect(await offsetAt(second)).toBe(25 * MB)
    // It never gets the rest: whoever is killed here has not finished.
    const killed = sendTo(second, 25 * MB, bytes.length, { hangsAfter: 11 * MB })
    await eventually('some parts are there', async () => (await partsOf()) > 3)
    second.signal('SIGKILL')
    expect(await killed).toBe(0)

    expect(await offsetAt(first)).toBeGreaterThanOrEqual(20 * MB)
    // As a browser does: what the killed server had begun may still arrive at the store, and who is told so asks again.
    await eventually('the rest is there', async () => {
      return (await sendTo(first, await offsetAt(first), bytes.length)) === 200
    })
    expect(await fileOf(id)).toMatchObject({ mimeType: 'video/mp4', filesize: bytes.length })
    expect(await storedOf(id)).toBe(sha256(bytes))
    expect(await unfinished()).toEqual([])
    expect(await offsetAt(first)).toBe(bytes.length)
  })

  async function partsOf(): Promise<number> {
    const place = path.join(folder, BUCKET, '._S3rver_uploads')
    const [upload] = await readdir(place)
    return (await readdir(path.join(place, upload ?? ''))).filter((name) => name.endsWith('.md5')).length
  }

  it('is written by one line at a time: the old one, which says nothing any more, lets go', async () => {
    const [first, second] = await Promise.all([startServer(), startServer()])
    const bytes = lengthened(film, 20 * MB, randomBytes)
    const { id } = await uploadAt(first, admin).begin(bytes.length, program.programId)
    const old = uploadAt(first, admin).send(id, 0, bytes, { hangsAfter: 9 * MB })
    await eventually('a part is there', async () => (await partsOf()) > 0)
    const offset = await uploadAt(second, admin).offsetOf(id)
    expect(offset).toBeGreaterThan(0)
    expect(await uploadAt(second, admin).send(id, offset, bytes.subarray(offset))).toBe(200)
    await old
    expect(await storedOf(id)).toBe(sha256(bytes))
    expect(await unfinished()).toEqual([])
  })

  it('is made when it is asked for, when its server died before the parts were put together', async () => {
    const { id } = await begin(film.length)
    store.fail('put-together')
    expect((await send(id, 0, film)).status).toBe(500)
    store.fail(null)
    expect(await fileOf(id)).toBeUndefined()
    expect((await askFor(id)).headers.get('upload-offset')).toBe(String(film.length))
    expect(await storedOf(id)).toBe(sha256(film))
  })

  it('is not refused for a store that does not answer while it is looked at', async () => {
    const { id } = await begin(film.length)
    store.fail('read')
    expect((await send(id, 0, film)).status).toBe(500)
    store.fail(null)
    expect((await askFor(id)).status).toBe(200)
    expect(await storedOf(id)).toBe(sha256(film))
  })

  it('is not given up for a store that is out of order for a moment: it is asked for again, and goes on', async () => {
    const { id } = await begin(film.length)
    store.fail('known-again')
    expect((await askFor(id)).status).toBe(500)
    store.fail('known-again')
    expect((await send(id, 0, film)).status).toBe(500)
    store.fail(null)
    expect((await askFor(id)).headers.get('upload-offset')).toBe('0')
    expect((await send(id, 0, film)).status).toBe(200)
    expect(await storedOf(id)).toBe(sha256(film))
  })

  it('is one file, however often and by how many its end is asked for', async () => {
    const { id } = await begin(film.length)
    const ends = [1, 2, 3].map(() => send(id, 0, film))
    expect((await Promise.all(ends)).map(({ status }) => status)).toContain(200)
    await Promise.all([1, 2, 3].map(() => askFor(id)))
    expect(await storedOf(id)).toBe(sha256(film))
    expect(await unfinished()).toEqual([])
  })

  it('is refused when no browser plays it, or given up, and nothing stays in the store', async () => {
    const before = await objects()
    const text = Buffer.from('Not a film at all. '.repeat(300))
    const refused = await begin(text.length)
    const answer = await send(refused.id, 0, text)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'file' }] })
    const given = await begin(film.length)
    await send(given.id, 0, film.subarray(0, 500_000))
    expect((await rawCall('DELETE', `/lesson-files/uploads/${given.id}`, { as: admin })).status).toBe(200)
    expect((await askFor(given.id)).status).toBe(404)
    expect([await objects(), await unfinished()]).toEqual([before, []])
  })

  it('is forgotten after a week when nobody went on with it, and stays when it has become a file', async () => {
    const [kept, left] = [await begin(film.length), await begin(film.length)]
    await send(kept.id, 0, film)
    await send(left.id, 0, film.subarray(0, 500_000))
    expect(await forgetOldUploads(shop.payload, new Date(Date.now() + 6 * DAY_MS))).toBe(0)
    expect(await forgetOldUploads(shop.payload, new Date(Date.now() + 8 * DAY_MS))).toBe(1)
    expect((await askFor(left.id)).status).toBe(404)
    expect(await unfinished()).toEqual([])
    expect(await storedOf(kept.id)).toBe(sha256(film))
  })

  const isDeep = process.env.TEST_DEPTH === 'deep'
  const megabytes = isDeep ? 1_000 : 200
  it(`takes less than 50 MB of a server’s memory, for ${megabytes} MB`, async () => {
    const server = await startServer()
    const upload = uploadAt(server, admin)
    const memory = () =>
      Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) / 1_000
    // What the first upload loads stays loaded.
    const warm = await upload.begin(film.length, program.programId)
    await upload.send(warm.id, 0, film)

    const size = megabytes * MB
    const start = lengthened(film, size, () => Buffer.alloc(0))
    const { id } = await upload.begin(size, program.programId)
    await upload.send(id, 0, start)
    const before = memory()
    let most = before
    const part = Buffer.alloc(8 * MB)
    for (let offset = start.length; offset < size; offset += part.length) {
      await upload.send(id, offset, part.subarray(0, Math.min(part.length, size - offset)))
      most = Math.max(most, memory())
    }
    expect(await fileOf(id)).toMatchObject({ filesize: size })
    process.stdout.write(`${megabytes} MB into the store took ${(most - before).toFixed(0)} MB of memory\n`)
    expect(most - before).toBeLessThan(50)
  })
})
