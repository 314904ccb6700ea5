import type { Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { initialsOf, isCertificateCode } from '@/src/domain/learning/certificate'
import { renewCertificates } from '@/src/server/db/renew-certificates'
import { pool } from '@/src/server/db/transaction'
import { networkBudget, spend } from '@/src/server/rate-limit/rate-limit'

export type PublicCertificate = {
  name: string
  programTitle: string
  completedAt: Date
  /** Null: for ever. */
  validUntil: Date | null
  hasRunOut: boolean
}

type Stored = PublicCertificate & { showsInitials: boolean }

const LOOK_UPS = { name: 'verify-certificate', points: 30, seconds: 600 }

/**
 * What a stranger may read of the certificate behind a code: name or initials, program, day, and how long it is valid. Null for a code nobody has
 * and for one whose owner switched it off, alike; 'too-often' for who asks more often than somebody who verifies would.
 */
export async function verifyCertificate(
  payload: Payload,
  headers: Headers,
  code: string,
): Promise<PublicCertificate | 'too-often' | null> {
  try {
    await spend(payload, networkBudget(LOOK_UPS, headers))
  } catch (refusal) {
    if (refusal instanceof DomainError && refusal.code === 'RATE_LIMITED') return 'too-often'
    throw refusal
  }
  if (!isCertificateCode(code)) return null
  const found = await readCertificate(payload, code)
  if (!found) return null
  // Its owner may have finished the program once more, and not been here since.
  const isRenewed = found.validUntil !== null && (await renewCertificates(payload, { code }))
  const newest = isRenewed ? await readCertificate(payload, code) : found
  if (!newest) return null
  const { showsInitials, name, ...rest } = newest
  return { ...rest, name: showsInitials ? initialsOf(name) : name }
}

async function readCertificate(payload: Payload, code: string): Promise<Stored | undefined> {
  const { rows } = await pool(payload).query<Stored>({
    name: 'public-certificate',
    text: `SELECT name, program_title AS "programTitle", completed_at AS "completedAt", valid_until AS "validUntil",
                  coalesce(valid_until < now(), false) AS "hasRunOut", coalesce(shows_initials, false) AS "showsInitials"
             FROM certificates WHERE code = $1 AND is_public`,
    values: [code],
  })
  return rows[0]
}
