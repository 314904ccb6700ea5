import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { carryContent } from '@/scripts/content/carry-content'
import { startDatabase, type TestDatabase } from '../../support/environment/database'
import { emptyFolder } from '../../support/environment/run'

let from: TestDatabase
let to: TestDatabase
beforeAll(async () => {
  ;[from, to] = await Promise.all([startDatabase(), startDatabase()])
})
afterAll(async () => {
  await Promise.all([from.stop(), to.stop()])
})

describe('Operations: content for a new shop', () => {
  it('comes along without whoever of the staff wrote it, who has no account there', async () => {
    await from.query(`
      WITH editor AS (INSERT INTO users (firstname, lastname, email, role)
                      VALUES ('Ann', 'Editor', 'ann@example.com', 'admin') RETURNING id)
      INSERT INTO pages (title, slug, _status, changed_by_id) SELECT 'A page', 'a-page', 'published', id FROM editor`)
    await from.query(
      `INSERT INTO redirects ("from", to_type, to_url, type) VALUES ('/old', 'custom', '/a-page', '308')`,
    )
    await from.query('INSERT INTO cookie_question DEFAULT VALUES')
    const folder = await emptyFolder()
    await carryContent(
      { databaseUrl: from.url, uploads: `${folder}/from` },
      { databaseUrl: to.url, uploads: `${folder}/to` },
    )
    expect(await to.query('SELECT slug, changed_by_id FROM pages')).toEqual([
      { slug: 'a-page', changed_by_id: null },
    ])
    expect(await to.query('SELECT "from" FROM redirects')).toEqual([{ from: '/old' }])
    expect(
      await to.query('SELECT FROM cookie_question'),
      'what visitors are asked about cookies',
    ).toHaveLength(1)
    expect(await to.query('SELECT 1 FROM users')).toEqual([])
  })
})
