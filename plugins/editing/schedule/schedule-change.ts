import { type Payload, type PayloadRequest, ValidationError } from 'payload'
import { isMenus } from '@/src/domain/editing/scheduling-collections'
import { TRANSLATED } from '@/src/domain/editing/translation-state'
import { DomainError } from '@/src/domain/errors/domain-error'
import { inTransaction, isUniqueViolation } from '@/src/server/db/transaction'
import { applyChange } from './apply-change'
import type { Change } from './change'
import { hasLanguages } from './content-fields'
import { inPayloadTransaction } from './in-payload-transaction'
import { listSchedules } from './list-schedules'
import { writtenLanguage } from './next-content'
import { findScheduled } from './stored'
import { latestVersion } from './versions'

type Request = Pick<Change, 'collection' | 'type'> & {
  idOrSlug: string
  date: Date
  locale: Change['locale']
  userId: string
}

/** An answer and a click take a moment. */
const LATE_MS = 60_000

/**
 * Schedules the version of now: its draft, as it is. The same person's waiting change of the same kind and language is
 * replaced; somebody else's is a `CONFLICT` that says whose. A version that could not be published is refused now
 * (`VALIDATION_ERROR`), a date that has passed, too. Gives the document's id.
 */
export async function scheduleChange(
  req: PayloadRequest,
  request: Request,
  now = new Date(),
): Promise<string> {
  const { collection, date, userId } = request
  if (date.getTime() < now.getTime() - LATE_MS) throw refusedDate()
  const stored = await findScheduled(req, collection, request.idOrSlug)
  if (stored.deletedAt) throw new DomainError('NOT_FOUND')
  const locale = hasLanguages(req.payload, collection) ? request.locale : null
  const content = (await latestVersion(req, collection, stored.id)) ?? stored
  const base = stored._status === 'published' ? stored : null
  const change: Change = { ...request, locale, document: stored.id, content, base }
  if (change.type === 'publish') await tryOut(req.payload, change, userId)
  await store(req.payload, change, { date, userId })
  return stored.id
}

/** Publishes it and takes it back: whoever schedules hears today what would fail then. */
async function tryOut(payload: Payload, change: Change, userId: string): Promise<void> {
  try {
    await inPayloadTransaction(payload, { userId, isAttempt: true }, (req) => applyChange(req, change))
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const errors = error.data.errors.map(({ path, message }) => ({ path, message }))
    throw new DomainError('VALIDATION_ERROR', {
      message: 'This version lacks something, so it cannot be published.',
      details: { errors },
    })
  }
}

type Stored = { date: Date; userId: string }

async function store(payload: Payload, change: Change, { date, userId }: Stored): Promise<void> {
  const { collection, document, type, locale, content, base } = change
  const title = isMenus(collection) ? TRANSLATED[collection] : (content.title ?? content.name)
  const name = typeof title === 'string' ? title : valueIn(title, locale ?? writtenLanguage(content))
  const key = [collection, document, type, locale]
  try {
    await inTransaction(payload, async (sql) => {
      await sql.query(
        `UPDATE scheduled_changes SET state = 'cancelled', finished_at = now(), updated_at = now()
          WHERE collection = $1::text::enum_scheduled_changes_collection AND document = $2 AND type = $3::text::enum_scheduled_changes_type
            AND locale IS NOT DISTINCT FROM $4::text::enum_scheduled_changes_locale
            AND state = 'waiting' AND created_by_id = $5`,
        [...key, userId],
      )
      await sql.query(
        `INSERT INTO scheduled_changes (collection, document, type, locale, created_by_id, date, title, content, base)
         VALUES ($1::text::enum_scheduled_changes_collection, $2, $3::text::enum_scheduled_changes_type, $4::text::enum_scheduled_changes_locale, $5, $6, $7, $8, $9)`,
        [...key, userId, date.toISOString(), name, JSON.stringify(content), base && JSON.stringify(base)],
      )
    })
  } catch (error) {
    if (isUniqueViolation(error)) throw await takenBySomebody(payload, change)
    throw error
  }
}

async function takenBySomebody(payload: Payload, { collection, document, type, locale }: Change) {
  const waiting = await listSchedules(payload, { collection, document })
  const other = waiting.find(
    (each) => each.state === 'waiting' && each.type === type && each.locale === locale,
  )
  return new DomainError('CONFLICT', {
    message: `${other?.by ?? 'Somebody else'} scheduled this already. Take it back first.`,
  })
}

function valueIn(title: unknown, locale: string): string | null {
  const text = typeof title === 'object' && title !== null ? (title as Record<string, unknown>)[locale] : null
  return typeof text === 'string' ? text : null
}

function refusedDate(): DomainError {
  const message = 'This time has passed.'
  return new DomainError('VALIDATION_ERROR', { details: { errors: [{ path: 'date', message }] } })
}
