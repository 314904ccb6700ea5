// @vitest-environment-options { "process": "operations/upgrade-forms" }
import { randomUUID } from 'node:crypto'
import type { Migration, Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { migrations } from '@/migrations'
import { createDatabase, dropDatabase, withConnection } from '@/scripts/environment/database.mjs'
import { surviveConnectionLoss } from '@/src/server/db/survive-connection-loss'
import { databaseUrl } from '../../support/environment/database'
import { startRun, temporaryFolder } from '../../support/environment/run'
import { scriptEnvironment } from '../../support/environment/script-environment'

vi.setConfig({ testTimeout: 120_000 })

const FORMS = '20261123_142236_form_drafts'
const run = startRun()
const admin = inject('postgres').admin
const name = `upgrade_forms_${randomUUID().slice(0, 8)}`
const url = databaseUrl(admin, name)
let payload: Payload

const query = <Row>(text: string) => withConnection(url, async (sql) => (await sql.query(text)).rows as Row[])

beforeAll(async () => {
  await createDatabase(admin, name)
  const env = { ...scriptEnvironment(url, await temporaryFolder(run)), INSTANCE_ID: 'upgraded' }
  for (const [variable, value] of Object.entries(env))
    if (value !== undefined && variable !== 'NODE_ENV') process.env[variable] = value
  const { getPayload } = await import('payload')
  const { default: config } = await import('@/payload.config')
  payload = await getPayload({ config, disableOnInit: true })
  surviveConnectionLoss(payload)
  await migrate(migrations.filter((each) => each.name < FORMS))
})
afterAll(async () => {
  await payload.destroy()
  await dropDatabase(admin, name)
  await run.stopAll()
})

// Payload's type of a migration leaves out what its adapter hands over.
const migrate = (which: readonly (typeof migrations)[number][]) =>
  payload.db.migrate({ migrations: which as unknown as Migration[] })

/** As a release without drafts makes one; in French only where somebody translated it. */
const makeForm = async (title: string, locales: string[]) => {
  await query(`INSERT INTO forms (title, slug) VALUES ('${title}', '${title}')`)
  for (const locale of locales)
    await query(
      `INSERT INTO forms_locales (_locale, _parent_id, submit_button_label, receipt_text)
       SELECT '${locale}', id, 'Send in ${locale}', 'Thanks in ${locale}' FROM forms WHERE title = '${title}'`,
    )
}
const standing = () =>
  query<{ title: string; status: string; locale: string; shown: boolean; button: string | null }>(
    `SELECT f.title, f._status AS status, l._locale AS locale, l.shown, l.submit_button_label AS button
       FROM forms f JOIN forms_locales l ON l._parent_id = f.id ORDER BY f.title, l._locale`,
  )

describe('Upgrade: forms of a release without drafts', () => {
  it('stay on the website in both languages, word for word, and so does one it makes while both serve', async () => {
    await makeForm('both', ['en', 'fr'])
    await makeForm('english', ['en'])
    await migrate(migrations)
    const published = { status: 'published', shown: true }
    const upgraded = [
      { ...published, title: 'both', locale: 'en', button: 'Send in en' },
      { ...published, title: 'both', locale: 'fr', button: 'Send in fr' },
      { ...published, title: 'english', locale: 'en', button: 'Send in en' },
      { ...published, title: 'english', locale: 'fr', button: null },
    ]
    expect(await standing()).toEqual(upgraded)
    await makeForm('meanwhile', ['en'])
    expect((await standing()).at(-1)).toEqual({
      ...{ ...published, title: 'meanwhile', locale: 'en', button: 'Send in en' },
    })
  })

  it('are as they were after the way back, without the drafts', async () => {
    await query(`INSERT INTO forms (title, slug, _status) VALUES (NULL, 'a-draft', 'draft')`)
    const way = migrations.find((each) => each.name === FORMS)
    await way?.down({ db: Reflect.get(payload.db, 'drizzle'), payload, req: {} } as never)
    const forms = await query<{ title: string }>('SELECT title FROM forms ORDER BY title')
    expect(forms.map(({ title }) => title)).toEqual(['both', 'english', 'meanwhile'])
    const columns = await query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns WHERE table_name = 'forms' AND column_name LIKE '\\_%'`,
    )
    expect(columns).toEqual([])
  })
})
