import 'server-only'
import { headers } from 'next/headers'
import { DomainError } from '@/src/domain/errors/domain-error'
import { initialsOf, isCertificateCode } from '@/src/domain/learning/certificate'
import { pool } from '@/src/server/db/transaction'
import { networkBudget, spend } from '@/src/server/rate-limit/rate-limit'
import { storefrontPayload } from '../pages/payload.server'

export type PublicCertificate = { name: string; programTitle: string; completedAt: Date }

const LOOK_UPS = { name: 'verify-certificate', points: 30, seconds: 600 }

/**
 * What a stranger may read of the certificate behind a code: name or initials, program and day. Null for a code nobody has
 * and for one whose owner switched it off, alike; 'too-often' for who asks more often than somebody who verifies would.
 */
export async function findPublicCertificate(code: string): Promise<PublicCertificate | 'too-often' | null> {
  const payload = await storefrontPayload()
  try {
    await spend(payload, networkBudget(LOOK_UPS, await headers()))
  } catch (refusal) {
    if (refusal instanceof DomainError && refusal.code === 'RATE_LIMITED') return 'too-often'
    throw refusal
  }
  if (!isCertificateCode(code)) return null
  const { rows } = await pool(payload).query<PublicCertificate & { showsInitials: boolean }>({
    name: 'public-certificate',
    text: `SELECT name, program_title AS "programTitle", completed_at AS "completedAt",
                  coalesce(shows_initials, false) AS "showsInitials"
             FROM certificates WHERE code = $1 AND is_public`,
    values: [code],
  })
  const found = rows[0]
  if (!found) return null
  const { showsInitials, name, ...rest } = found
  return { ...rest, name: showsInitials ? initialsOf(name) : name }
}
