import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import type { CollectionConfig } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { programWithLesson } from '../../support/factories/program'
import { richText } from '../../support/factories/rich-text'
import { order } from '../../support/purchase'
import { type Customer, type Shop, startShop } from '../../support/shop'
import { OPERATIONS, type Operation, TABLE, VISITORS, type Visitor } from './access-table'

let shop: Shop
const visitors: Record<Visitor, Customer | null> = {
  anonymous: null,
  deactivated: null,
  'deactivated admin': null,
  customer: null,
  other: null,
  admin: null,
  superuser: null,
}
/** One document per collection; where it belongs to somebody, it belongs to `customer`. */
const documents: Record<string, string> = {}

beforeAll(async () => {
  shop = await startShop()
  const customer = await person(shop)
  const [former, formerAdmin] = [await person(shop), await person(shop, 'admin')]
  await shop.database.query(`UPDATE users SET state = 'deactivated' WHERE id = ANY($1)`, [
    [former.id, formerAdmin.id],
  ])
  Object.assign(visitors, {
    deactivated: former,
    'deactivated admin': formerAdmin,
    customer,
    other: await person(shop),
    admin: await person(shop, 'admin'),
    superuser: await person(shop, 'superuser'),
  })
  const program = await programWithLesson(shop)
  await order(shop, customer, [program.product], { amount: 0 })
  await order(shop, customer, [await shop.product()])
  await shop.database.query(`
    INSERT INTO discounts (code, type, percentage) VALUES ('MATRIX', 'percentage', 10);
    INSERT INTO discount_redemptions (discount_id, order_id, user_id, state, amount_cents)
      SELECT (SELECT id FROM discounts), o.id, o.user_id, 'released', 0 FROM orders o LIMIT 1;
    INSERT INTO payment_events (provider, event_id, type, body) VALUES ('paypal', 'WH-1', 'X', '{}');
    INSERT INTO refunds (order_id, attempt_id, state, origin, amount_cents, reason)
      SELECT order_id, id, 'failed', 'staff', 100, 'Too late' FROM payment_attempts LIMIT 1;
    INSERT INTO pages (title, slug, _status) VALUES ('A page', 'a-page', 'published');
    INSERT INTO resources (title, summary, slug, published_at, body, _status)
      VALUES ('R', 'S', 'r', now(), '${JSON.stringify(richText('Words'))}', 'published');
    INSERT INTO media (alt) VALUES ('A picture');
    INSERT INTO films (title) VALUES ('A film');
    INSERT INTO password_resets (user_id, purpose, token_hash, expires_at)
      VALUES ('${customer.id}', 'reset', 'hash', now());
    INSERT INTO invoices (kind, number, sequence, state, user_id, order_id, total_cents, currency, issued_at, snapshot)
      SELECT 'invoice', 'INV-1', 1, 'open', user_id, id, total_cents, 'CAD', now(), '{}' FROM orders LIMIT 1;
    INSERT INTO number_series (name, last_number) VALUES ('matrix', 1);
    INSERT INTO shop_events (event, details, state, tries) VALUES ('onOrderPaid', '{}', 'done', 1);
    INSERT INTO reconciliation_reports (day, started_at) VALUES ('2026-11-20', now());
    INSERT INTO email_templates (key, name, subject, heading) VALUES ('matrix', 'Matrix', 'Subject', 'Heading');
    INSERT INTO email_templates_blocks_text (_order, _parent_id, _path, id, text)
      SELECT 1, id, 'blocks', 'b1', 'Words' FROM email_templates WHERE key = 'matrix';
    INSERT INTO invitations (email, invitation_type, state, token_hash, expires_at, sent_at)
      VALUES ('invited@example.com', 'participant', 'pending', 'hash', now(), now());
    INSERT INTO consents (user_id, subject, given, text_version, source)
      VALUES ('${customer.id}', 'terms', true, '1', 'registration');
    INSERT INTO email_changes (user_id, new_email, token_hash, expires_at)
      VALUES ('${customer.id}', 'new@example.com', 'hash', now());
    INSERT INTO two_factor_secrets (user_id, sealed_secret) VALUES ('${customer.id}', 'sealed');
    INSERT INTO account_views (viewer_id, session_id, user_id, expires_at)
      SELECT user_id, id, user_id, now() FROM sessions LIMIT 1;
    INSERT INTO saved_filters (owner_id, list, name, query) SELECT id, 'users', 'F', 'search=a' FROM users LIMIT 1;
    INSERT INTO disputes (order_id, attempt_id, state, amount_cents, reason, provider_dispute_id, changed_at)
      SELECT order_id, id, 'waiting', 100, 'R', 'PP-D-1', now() FROM payment_attempts LIMIT 1;
    INSERT INTO recovery_codes (user_id, code_hash) VALUES ('${customer.id}', 'hash');
    INSERT INTO sign_in_challenges (user_id, token_hash, expires_at) VALUES ('${customer.id}', 'hash', now());
    INSERT INTO forms (title, confirmation_type, redirect_url) VALUES ('Contact', 'redirect', '/services');
    INSERT INTO forms_locales (_locale, _parent_id) SELECT 'en', id FROM forms;
    INSERT INTO forms_blocks_text (_order, _parent_id, _path, id, name, label)
      SELECT 1, id, 'fields', 'f1', 'name', 'Your name' FROM forms;
    INSERT INTO form_submissions (form_id, summary) SELECT id, 'Somebody: hello' FROM forms;
    INSERT INTO form_files (name, field) VALUES ('letter.pdf', 'letter');
    INSERT INTO form_notes (kind, text) VALUES ('note', 'Called back');
    INSERT INTO form_drafts (holder, sealed, expires_at) VALUES ('h', 's', now());
    INSERT INTO cookie_consents (consent_id, choice, text_version, decided_at)
      VALUES ('c0ffee00-0000-4000-8000-000000000000', 'necessary', '1', now());
    INSERT INTO newsletter_subscriptions (email, state, locale, source)
      VALUES ('reader@example.com', 'confirmed', 'en', 'website');
    INSERT INTO scheduled_changes (collection, document, type, date, content)
      SELECT 'pages', id::text, 'publish', now(), '{}' FROM pages LIMIT 1;
    INSERT INTO redirects ("from", to_type, to_url, type) VALUES ('/old', 'custom', '/programs', '308');
    INSERT INTO lesson_progress (user_id, program_id, lesson_id, state, opened_at)
      VALUES ('${customer.id}', '${program.programId}', '${program.lessonId}', 'opened', now());
    INSERT INTO program_completions (user_id, program_id, completed_at)
      VALUES ('${customer.id}', '${program.programId}', now());
    INSERT INTO seat_groups (name, leader_id, order_id, order_line, seats, opens, join_code)
      SELECT 'Matrix', user_id, id, 'line', 1, '[]', 'CODE' FROM orders LIMIT 1;
    INSERT INTO gifts (title, state, buyer_id, order_id, order_line, recipient_name, recipient_email, send_at)
      SELECT 'Matrix', 'waiting', user_id, id, 'line', 'Ann', 'ann@example.com', now() FROM orders LIMIT 1;
    INSERT INTO group_seats (group_id, place, state) SELECT id, 1, 'free' FROM seat_groups;
    INSERT INTO certificates (number, code, user_id, program_id, name, program_title, completed_at, issued_at)
      SELECT 'C-1', 'code', user_id, program_id, 'N', 'P', now(), now() FROM program_completions LIMIT 1;
    INSERT INTO release_exceptions (user_id, program_id, reason) SELECT user_id, program_id, 'Ill' FROM program_completions;
    INSERT INTO lesson_questions (user_id, program_id, lesson_id, question) SELECT user_id, program_id, lesson_id, 'How?' FROM lesson_progress LIMIT 1;
    INSERT INTO data_requests (user_id, kind, state, due_at) VALUES ('${customer.id}', 'correction', 'open', now());
    INSERT INTO staff_notes (text, user_id) VALUES ('Called back', '${customer.id}');
    INSERT INTO privacy_incidents (what, happened_at, data) VALUES ('A lost key', now(), 'None');
    INSERT INTO payload_kv (key, data) VALUES ('k', '{}');
    INSERT INTO payload_locked_documents (global_slug) VALUES ('navigation');
    INSERT INTO payload_locked_documents_rels (parent_id, path, users_id)
      SELECT (SELECT id FROM payload_locked_documents), 'user', id FROM users WHERE role = 'superuser';
    INSERT INTO payload_preferences (key, value) VALUES ('p', '{}');
    INSERT INTO payload_preferences_rels (parent_id, path, users_id)
      SELECT (SELECT id FROM payload_preferences), 'user', id FROM users WHERE id = '${customer.id}'`)
  for (const { slug } of shop.payload.config.collections) {
    const table = slug.replaceAll('-', '_')
    const mine = slug === 'users' ? `WHERE id = '${customer.id}'` : ''
    const [row] = await shop.database.query<{ id: string }>(
      `SELECT id FROM ${table} ${mine} ORDER BY id LIMIT 1`,
    )
    if (row) documents[slug] = String(row.id)
  }
})
afterAll(() => shop.stop())

/** Whether this visitor may: an answer that is about the document, and not about who asks. */
async function isAllowed(who: Visitor, collection: string, operation: Operation): Promise<boolean> {
  const id = documents[collection] ?? randomUUID()
  const as = visitors[who]
  const call = (method: string, path: string, body?: object) => shop.call(method, path, { as, body })
  if (operation === 'list') {
    const { status, body } = await call('GET', `/${collection}?limit=0&depth=0`)
    const docs = Array.isArray(body.docs) ? (body.docs as { id: string }[]) : []
    return status === 200 && docs.some((doc) => String(doc.id) === id)
  }
  if (operation === 'versions' && !hasVersions(collection)) return false
  const answers = {
    read: () => call('GET', `/${collection}/${id}?depth=0`),
    // Nothing is in the body, so that who may is told what is missing, and nothing is made.
    create: () => call('POST', `/${collection}`, {}),
    update: () => call('PATCH', `/${collection}/${id}`, {}),
    // Nobody's document: who may delete hears that there is none, everybody else that they may not.
    delete: () => call('DELETE', `/${collection}/${randomUUID()}`),
    versions: () => call('GET', `/${collection}/versions?limit=1`),
  }
  const { status, body } = await answers[operation]()
  if (operation === 'delete') return status === 404 && !isNoRoute(body)
  if (operation === 'create') return status === 201 || status === 400
  return status === 200
}

const hasVersions = (slug: string) =>
  Boolean(shop.payload.config.collections.find((collection) => collection.slug === slug)?.versions)

const isNoRoute = (body: Record<string, unknown>) => String(body.message ?? '').startsWith('Route not found')

describe('Specification 6 and Architecture, House style: who may do what, collection by collection', () => {
  it('has a row for every collection there is', () => {
    expect(Object.keys(TABLE).sort()).toEqual(shop.payload.config.collections.map(({ slug }) => slug).sort())
  })

  it.each(Object.keys(TABLE))('%s', async (collection) => {
    const found: Partial<Record<Operation, Visitor[]>> = {}
    for (const operation of OPERATIONS) {
      const allowed: Visitor[] = []
      for (const who of VISITORS) if (await isAllowed(who, collection, operation)) allowed.push(who)
      found[operation] = allowed
    }
    expect(found).toEqual(TABLE[collection as keyof typeof TABLE])
  })

  it('was asked about documents that exist, where a collection has any', () => {
    const empty = Object.keys(TABLE).filter((collection) => !documents[collection])
    expect(empty).toEqual([])
  })
})

describe('Architecture, Commerce: every endpoint can be reached', () => {
  it('mounts no endpoint at the root whose address begins with a collection’s name', () => {
    const { collections, endpoints } = shop.payload.config
    const slugs = new Set<string>(collections.map(({ slug }) => slug))
    const hidden = (endpoints || [])
      .map(({ path }) => path)
      .filter((path) => slugs.has(path.split('/')[1] ?? ''))
    expect(hidden).toEqual([])
  })

  it('has one answer per method and address', () => {
    const addresses = (shop.payload.config.endpoints || []).map(
      ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':x')}`,
    )
    expect(addresses.length).toBeGreaterThan(10)
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
  })
})

describe('Architecture, House style: every collection states all operations', () => {
  it('states create, read, update and delete, and what its kind adds', async () => {
    const collections = await ownCollections()
    expect(collections.length).toBeGreaterThan(10)
    const silent = collections.flatMap((collection) => {
      const needed = [
        ...(['create', 'read', 'update', 'delete'] as const),
        ...(collection.versions ? (['readVersions'] as const) : []),
        ...(collection.auth ? (['admin', 'unlock'] as const) : []),
      ]
      return needed
        .filter((operation) => typeof collection.access?.[operation] !== 'function')
        .map((operation) => `${collection.slug}.${operation}`)
    })
    expect(silent).toEqual([])
  })

  it('finds every collection of the configuration in a folder of its own', async () => {
    const own = (await ownCollections()).map(({ slug }) => slug)
    const configured = shop.payload.config.collections
      .map(({ slug }) => slug)
      .filter((slug) => !slug.startsWith('payload-'))
    expect(isDeepStrictEqual(new Set(own), new Set(configured))).toBe(true)
  })
})

async function ownCollections(): Promise<CollectionConfig[]> {
  const folders = (await readdir('collections', { withFileTypes: true })).filter((entry) =>
    entry.isDirectory(),
  )
  const found: CollectionConfig[] = []
  for (const { name } of folders.filter((folder) => folder.name !== 'globals')) {
    const module: Record<string, unknown> = await import(`../../../collections/${name}/index.ts`)
    found.push(...Object.values(module).filter(isCollection))
  }
  return found
}

function isCollection(value: unknown): value is CollectionConfig {
  return typeof value === 'object' && value !== null && 'slug' in value && 'fields' in value
}
