import { z } from 'zod'
import { LOCALES } from '@/src/domain/languages/locales'
import { defineEndpoint } from '@/src/server/endpoint'
import { env } from '@/src/server/env'
import { successWith } from '@/src/server/reply'
import { showCertificate } from '../operations/change-certificate'
import { type Certificate, findCertificate, findCertificates } from '../operations/find-certificates'

const certificate = z.object({
  number: z.string(),
  programId: z.string(),
  programTitle: z.string(),
  /** What the title is written in. */
  language: z.enum(LOCALES),
  name: z.string(),
  completedAt: z.string(),
  issuedAt: z.string(),
  /** The end of its last day; null: for ever. */
  validUntil: z.string().nullable(),
  hasRunOut: z.boolean(),
  /** It runs out within 60 days, or has: who finishes the program once more has it renewed. */
  isDue: z.boolean(),
  canRenew: z.boolean(),
  isPublic: z.boolean(),
  showsInitials: z.boolean(),
  pdfUrl: z.string(),
  /** What stands behind `/certificates/` in the address of the public page. */
  code: z.string(),
  publicUrl: z.string(),
})

/** `GET /learning/certificates`: one's own certificates, newest first. */
export const listCertificates = defineEndpoint({
  method: 'get',
  path: '/learning/certificates',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'One’s own certificates.' },
  answers: successWith(z.array(certificate)),
  handler: async ({ req, user }) => ({
    success: true,
    data: (await findCertificates(req, user.id)).map(toAnswer),
  }),
})

/** `PUT /learning/certificates/{number}`: whether strangers can verify it, and whether they read a name or initials. */
export const changeCertificate = defineEndpoint({
  method: 'put',
  path: '/learning/certificates/:number',
  access: 'signed-in',
  input: z.object({ isPublic: z.boolean().optional(), showsInitials: z.boolean().optional() }),
  about: { summary: 'What strangers see of one’s own certificate.', errors: ['NOT_FOUND'] },
  answers: successWith(certificate),
  handler: async ({ req, user, params, input }) => {
    const number = params.number ?? ''
    await showCertificate(req.payload, { userId: user.id, number, ...input })
    return { success: true, data: toAnswer(await findCertificate(req, user.id, number)) }
  },
})

function toAnswer(found: Certificate) {
  return {
    ...found,
    completedAt: found.completedAt.toISOString(),
    issuedAt: found.issuedAt.toISOString(),
    validUntil: found.validUntil?.toISOString() ?? null,
    pdfUrl: `/api/learning/certificates/${found.number}/pdf`,
    publicUrl: publicUrl(found.code),
  }
}

export function publicUrl(code: string): string {
  return `${env().SITE_URL}/certificates/${code}`
}
