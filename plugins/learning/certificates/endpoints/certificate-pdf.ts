import { pdfDownload } from '@/plugins/commerce/documents/make-pdf'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { content } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { findProvider } from '../../documents/provider'
import { renderCertificate } from '../../documents/render-certificate'
import { oneInLanguage } from '../../in-language'
import { findCertificate } from '../operations/find-certificates'
import { publicUrl } from './certificates'

/** `GET /learning/certificates/{number}/pdf`: one's own certificate, as PDF. 404 for somebody else's. */
export const certificatePdf = defineEndpoint({
  method: 'get',
  path: '/learning/certificates/:number/pdf',
  access: 'signed-in',
  isShownToViewer: true,
  about: { summary: 'One’s own certificate, as PDF.', errors: ['NOT_FOUND'] },
  answers: content('application/pdf'),
  handler: async ({ req, user, params }) => {
    const found = await findCertificate(req, user.id, params.number ?? '')
    const program = await oneInLanguage(localeOf(req), async ({ locale, and }) => {
      const where = { and: [{ id: { equals: found.programId } }, ...and] }
      return (await req.payload.find({ collection: 'programs', where, locale, depth: 0, limit: 1, req }))
        .docs[0]
    })
    const { certificate } = program ?? {}
    const pdf = await renderCertificate({
      ...found,
      program: found.programTitle,
      provider: await findProvider(pool(req.payload)),
      locale: localeOf(req),
      heading: certificate?.heading ?? null,
      statement: certificate?.statement ?? null,
      signedBy: certificate?.signedBy ?? null,
      address: found.isPublic ? publicUrl(found.code) : null,
    })
    return pdfDownload(pdf, `certificate-${found.number}.pdf`)
  },
})
