import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Locale } from '@/src/domain/languages/locales'
import { pool } from '@/src/server/db/transaction'
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
  isPublic: boolean
  showsInitials: boolean
}

/** Somebody's certificates, newest first; those that are due are issued. */
export async function findCertificates(req: PayloadRequest, userId: string): Promise<Certificate[]> {
  await issueCertificates(req, userId)
  const { rows } = await pool(req.payload).query<Certificate>({
    name: 'own-certificates',
    text: `SELECT number, code, program_id AS "programId", program_title AS "programTitle", name,
                  CASE WHEN (SELECT bool_and(t._locale = 'fr') FROM programs_locales t
                              WHERE t._parent_id = program_id AND t.title = program_title) THEN 'fr' ELSE 'en' END AS language,
                  completed_at AS "completedAt", issued_at AS "issuedAt",
                  coalesce(is_public, false) AS "isPublic", coalesce(shows_initials, false) AS "showsInitials"
             FROM certificates WHERE user_id = $1 ORDER BY completed_at DESC, number`,
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
