import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { env } from '@/src/server/env'
import { everyKindForm, PDF, PNG } from '../../support/factories/form'
import { person } from '../../support/factories/person'
import { fromNetwork, newNetwork } from '../../support/network'
import { rawCall } from '../../support/raw-call'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
let form: string
beforeAll(async () => {
  shop = await startShop({ RATE_LIMIT_SCALE: '1' })
  form = (await everyKindForm(shop)).id
})
afterAll(() => shop.stop())

type Answers = Record<string, unknown>
type Sent = {
  answers?: Answers
  more?: object
  files?: [field: string, file: File][]
  raw?: BodyInit
  type?: string
}

const WHOLE = {
  name: 'Demo Visitor',
  email: 'visitor@example.com',
  message: 'Which program fits?',
  terms: true,
}
const answersOf = (answers: Answers) => Object.entries(answers).map(([field, value]) => ({ field, value }))

async function send({ answers = {}, more = {}, files, raw, type }: Sent, network = newNetwork()) {
  const said = JSON.stringify({ form, submissionData: answersOf({ ...WHOLE, ...answers }), ...more })
  const parts = new FormData()
  parts.append('_payload', said)
  for (const [field, file] of files ?? []) parts.append(field, file)
  const headers = {
    ...fromNetwork(network),
    ...(files && raw === undefined ? {} : { 'Content-Type': type ?? 'application/json' }),
  }
  const response = await rawCall('POST', '/form-submissions', {
    headers,
    body: raw ?? (files ? parts : said),
  })
  const body = JSON.parse(await response.text())
  const paths = (body.errors ?? []).map(({ path }: { path: string }) => path).join(' ')
  return { status: response.status, paths, body }
}

const file = (name: string, content: BlobPart = PDF) => new File([content], name)
const withFile = (name: string, content?: BlobPart, field = 'letter'): Sent => ({
  files: [[field, file(name, content)]],
})
const MEGABYTE = 1_000_000
const PDF_OF = (bytes: number) => Buffer.concat([Buffer.from(PDF), Buffer.alloc(bytes - PDF.length)])

/** What is sent; the status; which fields are named, or what becomes of what is stored. */
const TABLE: [what: string, sent: Sent, outcome: string][] = [
  ['a name left out', { answers: { name: undefined } }, '400 name'],
  ['a name of blanks', { answers: { name: ' \t ' } }, '400 name'],
  ['a name that is too long', { answers: { name: 'x'.repeat(201) } }, '400 name'],
  ['a name that is a list', { answers: { name: ['a'] } }, '400 submissionData.0.value'],
  ['a name that is an object', { answers: { name: { $ne: '' } } }, '400 submissionData.0.value'],
  ['an address without a domain', { answers: { email: 'nobody' } }, '400 email'],
  ['two addresses', { answers: { email: 'a@example.com,b@example.com' } }, '400 email'],
  ['an address with a line end', { answers: { email: 'a@example.com\nBcc: b@example.com' } }, '400 email'],
  ['a message that is too long', { answers: { message: 'x'.repeat(5_001) } }, '400 message'],
  ['a telephone number in words', { answers: { phone: 'call me' } }, '400 phone'],
  ['a number in words', { answers: { people: 'many' } }, '400 people'],
  ['a number below the least', { answers: { people: 0 } }, '400 people'],
  ['a number above the most', { answers: { people: 501 } }, '400 people'],
  ['a number without end', { answers: { people: '1e999' } }, '400 people'],
  ['a day there is not', { answers: { day: '2026-02-30' } }, '400 day'],
  ['a day in words', { answers: { day: 'tomorrow' } }, '400 day'],
  ['a choice there is not', { answers: { topic: 'Anything' } }, '400 topic'],
  ['a choice of the prototype', { answers: { topic: '__proto__' } }, '400 topic'],
  ['consent that was not given', { answers: { terms: false } }, '400 terms'],
  ['consent to other words', { more: { consents: { terms: '0000000000000000' } } }, '400 terms'],
  [
    'an answer given twice',
    { more: { submissionData: [...answersOf(WHOLE), { field: 'name', value: 'B' }] } },
    '400 name',
  ],
  ['an answer to a hidden question', { answers: { organization: 'Clinic' } }, '400 organization'],
  [
    'one hidden by another choice',
    { answers: { topic: 'Programs', organization: 'Clinic' } },
    '400 organization',
  ],
  ['a tick in a hidden box', { answers: { quote: true } }, '400 quote'],
  ['an answer on a hidden step', { answers: { seats: 12 } }, '400 seats'],
  ['all of a hidden step', { answers: { seats: 12, start: '2026-12-01' } }, '400 seats start'],
  ['a shown question left out', { answers: { topic: 'A group', seats: 12 } }, '400 organization'],
  ['a file for a hidden question', { files: [['plan', file('plan.pdf')]] }, '400 plan'],
  ['a file for a question of words', { files: [['message', file('words.pdf')]] }, '400 message'],
  ['a file for no question at all', { files: [['anything', file('any.pdf')]] }, '400 anything'],
  ['a file by its name only', { answers: { letter: 'letter.pdf' } }, '400 letter'],
  ['a program', withFile('setup.exe', 'MZ\x90\0\x03'), '400 letter'],
  ['a program called a picture', withFile('photo.png', 'MZ\x90\0\x03'), '400 letter'],
  ['a page called a picture', withFile('photo.jpg', '<html><script>alert(1)</script>'), '400 letter'],
  ['a page', withFile('page.html', '<html><script>alert(1)</script>'), '400 letter'],
  [
    'a drawing with a script',
    withFile('drawing.svg', '<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>'),
    '400 letter',
  ],
  ['a document called a program', withFile('letter.pdf.exe'), '400 letter'],
  ['a document without an ending', withFile('letter'), '400 letter'],
  ['a packed folder', withFile('all.zip', Buffer.from('504b0304140000000000', 'hex')), '400 letter'],
  ['a picture where a document is asked for', withFile('photo.png', PNG), '400 letter'],
  ['a document that is cut off', withFile('letter.pdf', PDF.slice(0, 20)), '400 letter'],
  ['an empty file', withFile('letter.pdf', ''), '400 letter'],
  ['a file that is too large', withFile('letter.pdf', PDF_OF(2 * MEGABYTE + 1)), '400 letter'],
  [
    'two files where one is asked for',
    {
      files: [
        ['letter', file('a.pdf')],
        ['letter', file('b.pdf')],
      ],
    },
    '400 letter',
  ],
  [
    'six files where five are the most',
    { files: Array.from({ length: 6 }, () => ['pictures', file('a.png', PNG)]) },
    '400 pictures',
  ],
  [
    'files heavier than a message may be',
    { files: Array.from({ length: 3 }, () => ['pictures', file('a.pdf', PDF_OF(9 * MEGABYTE))]) },
    '413 ',
  ],
  ['nothing', { raw: '' }, '400 form submissionData'],
  ['no JSON', { raw: '{"form":' }, '400 '],
  ['a form post that is none', { raw: 'no parts', type: 'multipart/form-data; boundary=x' }, '400 '],
  ['a NUL', { answers: { message: 'a\0b' } }, '400 '],
  ['half a character', { answers: { message: 'a\ud83d' } }, '400 '],
  [
    'too many answers',
    { more: { submissionData: Array.from({ length: 201 }, () => ({ field: 'a', value: 1 })) } },
    '400 submissionData',
  ],
  ['megabytes of words', { answers: { message: 'x'.repeat(2 * MEGABYTE) } }, '413 '],
  ['a form there is not', { more: { form: randomUUID() } }, '404 '],
  ['a form called like an attack', { more: { form: "contact' OR 1=1 --" } }, '404 '],
  ['a question that was taken out', { answers: { fax: '555' } }, '200 new'],
  ['a script', { answers: { message: `<script>document.title = 'x'</script> ${randomUUID()}` } }, '200 new'],
  ['a formula', { answers: { name: '=HYPERLINK("https://x.example")' } }, '200 new'],
  ['a filled honeypot', { more: { website: 'https://spam.example' } }, '200 spam'],
  ['a filled honeypot among the answers', { answers: { website: 'x' } }, '200 spam'],
  [
    'haste with links',
    { answers: { message: 'http://a.example http://b.example' }, more: { elapsedMs: 200 } },
    '200 spam',
  ],
  [
    'markup with links',
    { answers: { message: '<a href="http://a.example">a</a> http://b.example' } },
    '200 spam',
  ],
  ['a file with a filled honeypot', { ...withFile('letter.pdf'), more: { website: 'x' } }, '200 spam'],
]

const storedState = async (id: string) =>
  (await shop.database.query<{ state: string }>('SELECT state FROM form_submissions WHERE id = $1', [id]))[0]
    ?.state

describe('Forms: sixty bad messages', () => {
  it('are sixty at least', () => expect(TABLE.length).toBeGreaterThanOrEqual(60))

  it.each(TABLE)('%s', async (_, sent, outcome) => {
    const { status, paths, body } = await send(sent)
    const stored = status === 200 ? await storedState(body.data.id) : paths
    expect(`${status} ${stored}`).toBe(outcome)
    if (status !== 200) expect(body).toMatchObject({ success: false, message: expect.any(String) })
  })

  it('leave nothing on the disk but the files of what was stored, and name each refused file', async () => {
    const kept = await readdir(join(env().UPLOADS_DIR, 'form-files'))
    const files = await shop.database.query<{ filename: string }>('SELECT filename FROM form_files')
    expect(kept.sort()).toEqual(files.map(({ filename }) => filename).sort())
    const { body } = await send(withFile('C:\\work\\my‮gpj.exe', 'MZ\x90\0'))
    expect(body.errors[0].message).toBe(
      'We cannot take the file “mygpj.exe”. It may be of one of these kinds: pdf, docx, odt.',
    )
  })

  it('hold no formula where staff open them in a spreadsheet', async () => {
    const admin = await person(shop, 'admin')
    const sheet = await rawCall('GET', '/form-submissions/export?format=csv', { as: admin })
    expect(await sheet.text()).not.toMatch(/(^|,)"?=HYPERLINK/m)
  })

  it('that come in masses from one network are kept and marked, and in the end told to wait', async () => {
    const network = newNetwork()
    const outcomes: string[] = []
    for (let time = 0; time < 101; time++) {
      const { status, body } = await send({ answers: { message: `Number ${time} ${randomUUID()}` } }, network)
      outcomes.push(status === 200 ? String(await storedState(body.data.id)) : String(status))
    }
    expect(outcomes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'new'))
    expect(outcomes.slice(20, 100)).toEqual(Array.from({ length: 80 }, () => 'spam'))
    expect(outcomes[100]).toBe('429')
    const elsewhere = await send({})
    expect(elsewhere.status, 'nobody else is stopped').toBe(200)
  })
})
