import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { hasRight } from '@/src/server/access'
import { pool, type Sql } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import type { Message } from '../message'
import { readBrand } from '../render/brand'
import { renderMessage } from '../render-message'
import { showSecretsAsSample } from '../sealed-variables'
import { checkTemplate } from '../templates/check-template'
import { messageOfTemplate } from '../templates/find-template'
import { contentOf, templateContentSchema } from '../templates/template-content'

/**
 * `POST /email-templates/{id}/preview`, staff, with the content of a form: the mail they would make of the message's
 * sample, `{ subject, html, text, problems }`, or with `mail` of what an email of this kind told somebody, which takes the right to
 * people. Writes nothing. Content that could not be saved is shown as far as they go.
 */
export const previewTemplate = defineEndpoint({
  method: 'post',
  path: '/email-templates/:id/preview',
  access: 'staff',
  about: { summary: 'Staff: what a mail would look like.', errors: ['NOT_FOUND', 'FORBIDDEN'] },
  input: templateContentSchema.extend({ mail: z.uuid().nullish() }),
  answers: success({
    subject: z.string(),
    html: z.string(),
    text: z.string(),
    problems: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  handler: async ({ input, req, params }) => {
    const sql = pool(req.payload)
    const message = await messageOfTemplate(sql, idOf(params.id))
    const content = contentOf(input)
    const problems = checkTemplate(message, content)
    const wrong = new Set(problems.map(({ path }) => path))
    const blocks = content.blocks.filter((_, index) => !wrong.has(`blocks.${index}.href`))
    if (input.mail && !hasRight(req, 'people')) throw new DomainError('FORBIDDEN')
    const mail = renderMessage(message, input.mail ? await told(sql, message, input.mail) : message.sample, {
      content: { ...content, blocks },
      brand: await readBrand(sql),
      hideSecrets: Boolean(input.mail),
    })
    return { success: true, ...mail, problems }
  },
})

/** What an email of this kind told its reader, without what opens their account. An older one may lack what is told today. */
async function told(sql: Sql, message: Message<unknown>, id: string): Promise<unknown> {
  const { rows } = await sql.query<{ variables: unknown }>(
    'SELECT variables FROM email_outbox WHERE id = $1::uuid AND message = $2',
    [id, message.key],
  )
  const variables = rows[0] && showSecretsAsSample(message, rows[0].variables)
  if (!message.variables.safeParse(variables).success) throw new DomainError('NOT_FOUND')
  return variables
}
