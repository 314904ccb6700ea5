import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { writer } from '../../support/factories/writer'
import { rawCall } from '../../support/raw-call'
import { type Customer, type Shop, startShop } from '../../support/shop'

type Certificate = {
  number: string
  code: string
  name: string
  programTitle: string
  isPublic: boolean
  showsInitials: boolean
}

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

/** Somebody who finished a program that gives a certificate, and wrote in it. */
async function graduate() {
  const written = await writer(shop)
  await shop.database.query(`UPDATE users SET firstname = 'Ada', lastname = 'Reader' WHERE id = $1`, [
    written.as.id,
  ])
  await shop.payload.update({
    collection: 'programs',
    id: written.program.programId,
    data: { certificate: { isGiven: true, statement: 'Eight lessons.', signedBy: 'Ann Smith' } },
  })
  await shop.call('PUT', `${written.lesson}/progress`, { as: written.as, body: { state: 'done' } })
  return written
}

async function certificatesOf(as: Customer): Promise<Certificate[]> {
  return (await shop.call<{ data: Certificate[] }>('GET', '/learning/certificates', { as })).body.data
}

async function readPdf(path: string, as: Customer | null) {
  const answer = await rawCall('GET', path, { as })
  if (answer.status !== 200) return { status: answer.status, text: '', title: '', lang: '', roles: [] }
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const raw = Buffer.from(bytes).toString('latin1')
  const pdf = await getDocumentProxy(bytes)
  const { text } = await extractText(pdf, { mergePages: true })
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string } }
  const tree = JSON.stringify(await (await pdf.getPage(1)).getStructTree())
  const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map((match) => match[1])
  return { status: 200, text, title: info.Title, lang: /\/Lang \(([^)]*)\)/.exec(raw)?.[1], roles }
}

describe('Learning, Workbook: one’s own words on paper', () => {
  it('has notes, answers and plans, with title, language and structure', async () => {
    const { as, program, words } = await graduate()
    const path = `/learning/programs/${program.product.slug}/workbook`
    const english = await readPdf(path, as)
    expect(english).toMatchObject({ status: 200, lang: 'en-CA' })
    expect(english.title).toContain('My workbook')
    expect(words.filter((word) => !english.text.replace(/\s/g, '').includes(word))).toEqual([])
    expect(english.roles).toEqual(expect.arrayContaining(['H1', 'H2', 'P']))
    const french = await readPdf(`${path}?locale=fr`, as)
    expect([french.lang, french.title]).toEqual(['fr-CA', expect.stringContaining('Mon cahier\u00a0: ')])
  })

  it('is nobody else’s, and is still there when the access has ended', async () => {
    const { as, program } = await graduate()
    const path = `/learning/programs/${program.programId}/workbook`
    for (const other of [await person(shop), await person(shop, 'admin'), await person(shop, 'superuser')])
      expect((await readPdf(path, other)).status).toBe(404)
    await shop.database.query(
      `UPDATE user_products SET state = 'ended', ended_at = now() WHERE user_id = $1`,
      [as.id],
    )
    expect((await readPdf(path, as)).status).toBe(200)
  })
})

describe('Learning, Certificates', () => {
  it('are issued once to who finished a program that gives one, with a number and a random address', async () => {
    const { as } = await graduate()
    const [[first], [second]] = await Promise.all([certificatesOf(as), certificatesOf(as)])
    expect(first).toEqual(second)
    expect(first).toMatchObject({ name: 'Ada Reader', isPublic: true, showsInitials: false })
    expect(first?.number).toMatch(/^C-\d{6}$/)
    expect(first?.code).toMatch(/^[0-9a-f]{32}$/)
    expect(await certificatesOf(await person(shop))).toEqual([])
  })

  it('are in English when their program is called the same in both languages, and in French when it is not', async () => {
    const titled = async (title: (english: string) => string) => {
      const { as, program } = await graduate()
      const { programId: id } = program
      const { title: english } = await shop.payload.findByID({ collection: 'programs', id, depth: 0 })
      await shop.database.query(
        `INSERT INTO programs_locales (_parent_id, _locale, title, shown) VALUES ($1, 'fr', $2, true)
         ON CONFLICT (_locale, _parent_id) DO UPDATE SET title = excluded.title, shown = true`,
        [id, title(String(english))],
      )
      const { body } = await shop.call<{ data: { language: string; programTitle: string }[] }>(
        'GET',
        '/learning/certificates?locale=fr',
        { as },
      )
      return body.data[0]
    }
    expect(await titled((english) => english)).toMatchObject({ language: 'en' })
    expect(await titled(() => 'Bien vivre')).toMatchObject({ language: 'fr', programTitle: 'Bien vivre' })
  })

  it('are not given by a program that gives none, nor before it is finished', async () => {
    const { as, lesson, program } = await writer(shop)
    await shop.call('PUT', `${lesson}/progress`, { as, body: { state: 'done' } })
    expect(await certificatesOf(as)).toEqual([])
    const certificate = { isGiven: true }
    await shop.payload.update({ collection: 'programs', id: program.programId, data: { certificate } })
    expect(await certificatesOf(as)).toHaveLength(1)
  })

  it('are PDFs of their owner with name, program, number, what staff wrote, and the address to verify', async () => {
    const { as } = await graduate()
    const [{ number, code, programTitle } = { number: '', code: '', programTitle: '' }] =
      await certificatesOf(as)
    const path = `/learning/certificates/${number}/pdf`
    const pdf = await readPdf(path, as)
    const printed = ['Ada Reader', programTitle, number, 'Eight lessons.', 'Ann Smith', `/certificates/`]
    expect(printed.filter((words) => !pdf.text.includes(words))).toEqual([])
    expect(pdf.text.replace(/\s/g, '')).toContain(code)
    expect((await readPdf(path, await person(shop))).status).toBe(404)

    await shop.call('PUT', `/learning/certificates/${number}`, { as, body: { isPublic: false } })
    expect((await readPdf(path, as)).text).not.toContain('/certificates/')
  })

  it('are switched by their owner alone, and keep number and address when a corrected name is printed', async () => {
    const { as } = await graduate()
    const [before] = await certificatesOf(as)
    const path = `/learning/certificates/${before?.number}`
    const stranger = await person(shop, 'superuser')
    expect((await shop.call('PUT', path, { as: stranger, body: { isPublic: false } })).status).toBe(404)
    await shop.call('PUT', path, { as, body: { showsInitials: true } })
    await shop.database.query(`UPDATE users SET lastname = 'Corrected' WHERE id = $1`, [as.id])
    expect(await certificatesOf(as)).toMatchObject([{ name: 'Ada Reader', showsInitials: true }])
    const reissue = `/certificates/${before?.number}/reissue`
    expect((await shop.call('POST', reissue, { as })).status).toBe(403)
    expect((await shop.call('POST', reissue, { as: stranger })).status).toBe(200)
    const { number, code } = before ?? {}
    expect(await certificatesOf(as)).toMatchObject([{ number, code, name: 'Ada Corrected' }])
    const [logged] = await shop.database.query<{ actor: string }>(
      `SELECT actor_id AS actor FROM activity_log WHERE action = 'certificate.reissued' AND user_id = $1`,
      [as.id],
    )
    expect(logged).toMatchObject({ actor: stranger.id })
  })
})
