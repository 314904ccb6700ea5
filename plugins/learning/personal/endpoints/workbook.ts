import { pdfDownload } from '@/plugins/commerce/documents/make-pdf'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { content } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { findProvider } from '../../documents/provider'
import { renderWorkbook } from '../../documents/render-workbook'
import { findProgress } from '../../operations/find-progress'
import { findPlans } from '../operations/action-plans'
import { findWritings } from '../operations/find-writings'

/**
 * `GET /learning/programs/{id}/workbook`: one's own notes, answers and plans as a tagged PDF, also when the program is
 * closed by now. 404 for a program one never had.
 */
export const workbook = defineEndpoint({
  method: 'get',
  path: '/learning/programs/:idOrSlug/workbook',
  access: 'signed-in',
  about: {
    summary: 'One’s own notes, answers and plans, as PDF. Nobody else can read them.',
    errors: ['NOT_FOUND', 'PERSONAL_DATA_OFF', 'PERSONAL_DATA_LOCKED'],
  },
  answers: content('application/pdf'),
  handler: async ({ req, user, params }) => {
    const [idOrSlug, locale] = [params.idOrSlug ?? '', localeOf(req)]
    const [program] = await findProgress(req.payload, { userId: user.id, locale, idOrSlug })
    if (!program) throw new DomainError('NOT_FOUND')
    const [[written], plans, provider] = await Promise.all([
      findWritings(req, user.id, program.programId),
      findPlans(req.payload, user.id),
      findProvider(pool(req.payload)),
    ])
    const pdf = await renderWorkbook({
      provider,
      locale,
      at: new Date(),
      name: user.name,
      program: written?.title ?? program.title,
      lessons: written?.lessons ?? [],
      plans,
    })
    return pdfDownload(pdf, `workbook-${program.slug}.pdf`)
  },
})
