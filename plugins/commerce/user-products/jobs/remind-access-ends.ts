import type { Payload } from 'payload'
import { accessEnding } from '@/plugins/mail/messages/access-ending'
import { queueMails } from '@/plugins/mail/operations/queue-mail'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { daysLeft } from '@/src/domain/access/access-terms'
import { printDate } from '@/src/domain/invoices/print-date'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { openAccess } from '@/src/server/db/open-access'
import { inTransaction, type Sql } from '@/src/server/db/transaction'
import { env } from '@/src/server/env'
import { siteOf } from '@/src/server/site'
import { productTextFor } from '../../catalog/product-text'
import { people } from '../../staff/operations/person-sql'

const BATCH = 500

type Ending = {
  id: string
  user_id: string
  email: string
  firstname: string
  locale: string
  title: string
  slug: string
  is_sold: boolean | null
  ends_at: Date
  days: number
  is_told: boolean
  provider_name: string | null
}

/**
 * Reminds of access that ends, 14 and 3 days before: once each, and only of the last end of a program somebody has several
 * times. Access that was shorter than that from the start is not reminded of so early. Safe in any number of processes and
 * through a kill: one update claims an entry, and its mail is queued with it. Whoever closes their account is not asked to renew;
 * once they keep it, they are reminded as everybody is. Gives how many mails.
 */
export async function remindAccessEnds(payload: Payload, now = new Date()): Promise<number> {
  let reminded = 0
  for (;;) {
    const { claimed, told } = await inTransaction(payload, (sql) => remindSome(sql, now))
    reminded += told
    if (told > 0) wakeOutbox(payload)
    if (claimed < BATCH) return reminded
  }
}

async function remindSome(sql: Sql, now: Date): Promise<{ claimed: number; told: number }> {
  const { rows } = await sql.query<Ending>({
    name: 'claim-ending-access',
    text: claimSql(sql),
    values: [now.toISOString()],
  })
  const told = rows.filter(({ is_told }) => is_told)
  await queueMails(
    sql,
    accessEnding,
    told.map((row) => toMail(sql, row, now)),
  )
  return { claimed: rows.length, told: told.length }
}

function toMail(sql: Sql, row: Ending, now: Date) {
  const locale: Locale = row.locale === 'fr' ? 'fr' : DEFAULT_LOCALE
  const at = (path: string) => `${env().SITE_URL}${localPath(path, locale)}`
  const { pages, hasPrograms } = siteOf(sql)
  return {
    to: row.email,
    locale,
    dedupeKey: `access-ending:${row.id}:${row.days}:${row.ends_at.getTime()}`,
    variables: {
      firstname: row.firstname,
      program: row.title,
      endsOn: printDate(row.ends_at, locale),
      daysLeft: String(daysLeft(row.ends_at, now)),
      programUrl: at(hasPrograms && row.slug ? `/programs/${row.slug}` : pages.programs),
      renewUrl: row.is_sold && row.slug ? at(pages.product.replace('{slug}', row.slug)) : '',
      providerName: row.provider_name ?? 'Training provider',
    },
    user: row.user_id,
  }
}

/** A site of others may keep no language with its people. */
const LOCALE = `to_jsonb(u) ->> 'locale'`

const isWithin = (days: number) => `g.access_ends_at <= $1::timestamptz + interval '${24 * days} hours'`

/**
 * The claim counts down: null, 14, 3. Whoever was away for the first is reminded once, of the second. What begins with the
 * first opening has no end yet, and whoever has the program from another source for longer is claimed and told nothing.
 */
const claimSql = (sql: Sql) => `
WITH due AS MATERIALIZED (
  SELECT g.id, CASE WHEN ${isWithin(3)} THEN 3 ELSE 14 END AS days
    FROM user_products g
   WHERE g.state = 'active' AND g.access_ends_at > $1::timestamptz AND ${isWithin(14)}
     AND (g.reminded_days IS NULL OR (g.reminded_days > 3 AND ${isWithin(3)}))
     AND NOT EXISTS (SELECT FROM ${people(sql)} c WHERE c.id = g.user_id AND to_jsonb(c) ->> 'closes_at' IS NOT NULL)
     AND g.created_at < g.access_ends_at - CASE WHEN ${isWithin(3)} THEN interval '72 hours' ELSE interval '336 hours' END
   ORDER BY g.access_ends_at LIMIT ${BATCH} FOR UPDATE OF g SKIP LOCKED)
UPDATE user_products g SET reminded_days = due.days, updated_at = now()
  FROM due, products p, ${people(sql)} u
 WHERE g.id = due.id AND p.id = g.product_id AND u.id = g.user_id AND g.access_ends_at IS NOT NULL
RETURNING g.id, g.user_id, u.email, coalesce(to_jsonb(u) ->> 'firstname', to_jsonb(u) ->> 'name', u.email) AS firstname,
          coalesce(${LOCALE}, 'en') AS locale, ${productTextFor(siteOf(sql), 'title', LOCALE)} AS title,
          ${productTextFor(siteOf(sql), 'slug', LOCALE)} AS slug,
          p._status = 'published' AS is_sold, g.access_ends_at AS ends_at, due.days,
          coalesce(to_jsonb(u) ->> 'state', 'active') = 'active' AND NOT EXISTS (
            SELECT 1 FROM user_products o
             WHERE o.user_id = g.user_id AND o.product_id = g.product_id AND o.id <> g.id
               AND ${openAccess('o', '$1::timestamptz')}
               AND (o.access_ends_at IS NULL OR (o.access_ends_at, o.id) > (g.access_ends_at, g.id))) AS is_told,
          (SELECT to_jsonb(s) ->> 'branding_name' FROM ${siteOf(sql).settings} s LIMIT 1) AS provider_name`
