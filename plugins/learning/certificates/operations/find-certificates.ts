import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { mayBeRenewed } from '@/src/server/db/certificate-end'
import { renewCertificates } from '@/src/server/db/renew-certificates'
import { pool } from '@/src/server/db/transaction'
import { isRenewable } from './begin-renewal'
import { issueCertificates } from './issue-certificates'

export type Certificate = {
  number: string
  code: string
  programId: string
  programTitle: string
  /** What the title is written in. */
  language: Locale
  name: string
  completedAt: Date
  issuedAt: Date
  /** The end of its last day; null: for ever. */
  validUntil: Date | null
  hasRunOut: boolean
  /** It runs out soon, or has: finishing the program once more renews it. */
  isDue: boolean
  /** Its owner may begin anew now: the program is open to them, and they are not at it already. */
  canRenew: boolean
  isPublic: boolean
  showsInitials: boolean
}

/** Somebody's certificates, newest first; those that are due are issued, and renewed. */
export async function findCertificates(req: PayloadRequest, userId: string): Promise<Certificate[]> {
  await issueCertificates(req, userId)
  await renewCertificates(req.payload, { userId })
  const { rows } = await pool(req.payload).query<Certificate>({
    name: 'own-certificates',
    text: `SELECT number, code, program_id AS "programId", program_title AS "programTitle", name,
                  CASE WHEN (SELECT bool_and(t._locale = 'fr') FROM programs_locales t
                              WHERE t._parent_id = program_id AND t.title = program_title) THEN 'fr' ELSE 'en' END AS language,
                  completed_at AS "completedAt", issued_at AS "issuedAt", valid_until AS "validUntil",
                  coalesce(valid_until < now(), false) AS "hasRunOut", ${mayBeRenewed('x')} AS "isDue",
                  ${isRenewable('x')} AS "canRenew",
                  coalesce(is_public, false) AS "isPublic", coalesce(shows_initials, false) AS "showsInitials"
             FROM certificates x WHERE user_id = $1 ORDER BY completed_at DESC, number`,
    values: [userId],
  })
  return rows
}

/** One of them. 404 for somebody else's. */
export async function findCertificate(
  req: PayloadRequest,
  userId: string,
  number: string,
): Promise<Certificate> {
  const found = (await findCertificates(req, userId)).find((certificate) => certificate.number === number)
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}
