// @vitest-environment-options { "process": "keeps files in a store" }
import { mkdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { forgetFormData } from '@/plugins/forms/jobs/forget-form-data'
import { inStore } from '@/scripts/files/in-store'
import { knownFiles } from '@/scripts/files/known-files'
import { moveFiles } from '@/scripts/files/move-files'
import { onDisk } from '@/scripts/files/on-disk'
import { environmentProblems } from '@/src/server/check-environment'
import { pool } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { fileStore } from '@/src/server/files/file-store'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { type S3Store, startS3Store } from '../../support/environment/s3-store'
import { filmOf } from '../../support/factories/film'
import { everyKindForm, PDF } from '../../support/factories/form'
import { person } from '../../support/factories/person'
import { reader } from '../../support/factories/writer'
import { fromNetwork, newNetwork } from '../../support/network'
import { rawCall } from '../../support/raw-call'
import { beginUpload, sendPart } from '../../support/resumable-upload'
import { type Customer, type Shop, startShop } from '../../support/shop'

const run = startRun()
let store: S3Store
let shop: Shop
beforeAll(async () => {
  store = await startS3Store(await temporaryFolder(run))
  store.refuseChecksums(true)
  shop = await startShop({ ...store.env, S3_CHECKSUMS: 'required' })
})
afterAll(async () => {
  await shop.stop()
  await store.stop()
  await run.stopAll()
})

const ours = () => fileStore() ?? expect.fail('there is a store')
const bucket = () => inStore(ours())

async function picture() {
  const data = await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#a63' } })
    .png()
    .toBuffer()
  return shop.payload.create({
    collection: 'media',
    data: { alt: 'A colour' },
    file: { data, name: 'a colour.png', mimetype: 'image/png', size: data.length },
  })
}

/** A lesson with a film and its captions, and somebody who may see it. */
async function film() {
  const { as, program } = await reader(shop)
  const { film, captions } = await filmOf(shop, program.programId)
  return { as, film: String(film.filename), captions: String(captions.filename) }
}

const ask = (url: string, as: Customer | null, headers: Record<string, string> = {}) =>
  rawCall('GET', url, { as, headers })

describe('Files in a store: pictures', () => {
  it('lie in the bucket in all their sizes, at the same addresses, in parts too, and on no disk', async () => {
    const { id, filename, url, sizes } = await picture()
    expect(url).toBe(`http://localhost:3000/api/media/file/${encodeURIComponent(String(filename))}`)
    const names = [filename, sizes?.card?.filename, sizes?.wide?.filename].map(String)
    expect([...(await bucket().list('media')).keys()]).toEqual(expect.arrayContaining(names))
    expect((await onDisk(env().UPLOADS_DIR).list('media')).size).toBe(0)

    const whole = await ask(`/media/file/${names[1]}`, null)
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'image/webp'])
    const part = await ask(`/media/file/${names[1]}`, null, { range: 'bytes=4-11' })
    expect([part.status, await part.text()]).toEqual([206, (await whole.text()).slice(4, 12)])
    expect((await ask('/media/file/none.png', null)).status).toBe(404)

    await shop.payload.delete({ collection: 'media', id, trash: true })
    const left = [...(await bucket().list('media')).keys()]
    expect(left.filter((name) => names.includes(name))).toEqual([])
  })
})

describe('Files in a store: private files', () => {
  it('are opened by a link for who may, in parts, which outlasts a film and is nobody else’s', async () => {
    const { as, film: name, captions } = await film()
    const led = await ask(`/lesson-files/file/${name}`, as)
    expect([led.status, led.headers.get('cache-control')]).toEqual([302, 'private, no-store'])
    const link = new URL(led.headers.get('location') ?? '')
    expect(Number(link.searchParams.get('X-Amz-Expires'))).toBe(6 * 60 * 60)
    const part = await fetch(link, { headers: { range: 'bytes=1000-1999' } })
    expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 1000-1999/1719420'])

    const bare = new URL(link.pathname, link)
    expect((await fetch(bare)).status, 'without a signature').toBe(403)
    const other = new URL(link.href.replace(encodeURIComponent(name), encodeURIComponent(captions)))
    expect((await fetch(other)).status, 'of another file').toBe(403)
    const longer = new URL(link.href.replace('Expires=21600', 'Expires=604800'))
    expect((await fetch(longer)).status, 'made longer').toBe(403)
    expect(await (await ask(`/lesson-files/file/${captions}`, as)).text()).toContain('[Musique douce]')
  })

  it('come into it from parts, too, and leave nothing on the disk', async () => {
    const [admin, { program }] = [await person(shop, 'admin'), await reader(shop)]
    const bytes = await readFile('src/seeds/demo/media/a-kind-week.mp4')
    const { id } = await beginUpload(admin, bytes.length, {
      program: program.programId,
      filename: 'parts.mp4',
    })
    const half = bytes.length >> 1
    await sendPart(admin, id, 0, new Uint8Array(bytes.subarray(0, half)))
    expect((await sendPart(admin, id, half, new Uint8Array(bytes.subarray(half)))).status).toBe(200)
    const { filename } = await shop.payload.findByID({ collection: 'lesson-files', id, depth: 0 })
    expect((await bucket().list('lesson-files')).get(String(filename))).toMatchObject({ size: bytes.length })
    const onDisks = onDisk(env().UPLOADS_DIR)
    expect((await onDisks.list('lesson-files')).size + (await onDisks.list('unfinished')).size).toBe(0)
  })

  it('are given to nobody else, and to nobody whose access has ended', async () => {
    const { as, film: name, captions } = await film()
    const stranger = await person(shop)
    for (const file of [name, captions, 'none.pdf']) {
      expect((await ask(`/lesson-files/file/${file}`, null)).status).toBe(401)
      expect((await ask(`/lesson-files/file/${file}`, stranger)).status).toBe(404)
    }
    await shop.database.query(
      `UPDATE user_products SET state = 'ended', ended_at = now() WHERE user_id = $1`,
      [as.id],
    )
    expect((await ask(`/lesson-files/file/${name}`, as)).status).toBe(404)
  })
})

describe('Files in a store: messages', () => {
  const inForms = async () => [...(await bucket().list('form-files')).keys()]

  it('that are refused leave no file, at the latest when the store lets itself be cleared', async () => {
    const { id: form } = await everyKindForm(shop)
    const answers = { name: 'A', email: 'a@example.com', message: 'Hello', terms: true }
    const submissionData = Object.entries(answers).map(([field, value]) => ({ field, value }))
    const send = async (second: string) => {
      const body = new FormData()
      body.append('_payload', JSON.stringify({ form, submissionData }))
      body.append('letter', new File([PDF], 'whole.pdf'))
      body.append('pictures', new File([second], 'second.pdf'))
      return (await rawCall('POST', '/form-submissions', { body, headers: fromNetwork(newNetwork()) })).status
    }
    const cutOff = PDF.slice(0, 20)
    expect([await send(PDF), await send(cutOff)]).toEqual([200, 400])
    expect(await inForms()).toHaveLength(2)

    store.refuseRemovals(true)
    expect(await send(cutOff)).toBe(400)
    expect(await inForms()).toHaveLength(3)
    await expect(forgetFormData(shop.payload)).rejects.toThrow()
    store.refuseRemovals(false)
    await forgetFormData(shop.payload)
    expect(await inForms()).toHaveLength(2)
    expect((await shop.payload.count({ collection: 'form-files' })).totalDocs).toBe(2)
  })
})

describe('Files in a store: the environment', () => {
  const sentOf = (S3_CHECKSUMS: 'always' | 'required') =>
    inStore(fileStore({ ...env(), S3_CHECKSUMS }) ?? ours()).write(
      'media',
      'x.txt',
      Readable.from([Buffer.from('x')]),
      { size: 1, mimeType: 'text/plain' },
    )

  it('says for a store that refuses checksums that it shall have none', async () => {
    await expect(sentOf('always')).rejects.toThrow()
    await sentOf('required')
    store.refuseChecksums(false)
    await sentOf('always')
    store.refuseChecksums(true)
  })

  it.each([
    ['S3_ACCESS_KEY_ID', 'somebody-else'],
    ['S3_SECRET_ACCESS_KEY', 'another'],
    ['S3_BUCKET', 'no-such-bucket'],
  ])('is refused at start for what the store says of it: %s', async (name, value) => {
    const problems = await environmentProblems({ ...process.env, [name]: value })
    expect(problems).toHaveLength(1)
    expect(problems[0]).toMatch(name === 'S3_BUCKET' ? /^S3_BUCKET: / : /^S3_ACCESS_KEY_ID: /)
  })

  it('is good while the store is away', async () => {
    expect(await environmentProblems({ ...process.env, S3_ENDPOINT: 'http://127.0.0.1:9' })).toEqual([])
    expect(await environmentProblems(process.env)).toEqual([])
  })
})

describe('Files in a store: moving them', () => {
  it('copies what is not there yet, to disk and back, as often as one likes, and says what is lost', async () => {
    const { filename } = await picture()
    await film()
    const folder = await temporaryFolder(run)
    const [disk, known] = [onDisk(folder), await knownFiles(pool(shop.payload))]
    const out = { from: bucket(), to: disk, known }
    const first = await moveFiles(out)
    expect(first).toMatchObject({ present: 0, different: [], lost: [] })
    expect(first.copied).toBeGreaterThan(known.length - 1)
    expect(await moveFiles(out)).toEqual({ copied: 0, present: first.copied, different: [], lost: [] })

    const place = path.join(folder, 'media', String(filename))
    await rm(place)
    await writeFile(`${place}.moving`, 'half of it')
    expect(await moveFiles(out), 'after an interruption').toMatchObject({ copied: 1, different: [] })

    await writeFile(place, 'changed here')
    const back = { from: disk, to: bucket(), known }
    expect(await moveFiles(back)).toMatchObject({ copied: 0, different: [`media/${filename}`] })
    expect(await moveFiles(back, { overwrite: true })).toMatchObject({ copied: 1, different: [] })
    const answered = await ask(`/media/file/${encodeURIComponent(String(filename))}`, null)
    expect([answered.headers.get('content-type'), await answered.text()]).toEqual([
      'image/png',
      'changed here',
    ])

    const lost = { folder: 'media', name: 'gone.png', mimeType: 'image/png' }
    expect(await moveFiles({ ...back, known: [...known, lost] })).toMatchObject({ lost: ['media/gone.png'] })
  })

  it('brings a film into the store in parts, and back as it was', async () => {
    const [uploads, there] = [await temporaryFolder(run), await temporaryFolder(run)]
    const film = path.join(uploads, 'lesson-files', 'long.mp4')
    await mkdir(path.dirname(film))
    await writeFile(film, 'film')
    await truncate(film, 12_000_000)
    const here = onDisk(uploads)
    const out = { from: here, to: bucket(), known: [] }
    expect(await moveFiles(out)).toMatchObject({ copied: 1 })
    expect(await moveFiles(out)).toMatchObject({ copied: 0, present: 1 })
    await moveFiles({ from: bucket(), to: onDisk(there), known: [] })
    expect(await moveFiles({ from: here, to: onDisk(there), known: [] })).toMatchObject({ present: 1 })
  })
})
