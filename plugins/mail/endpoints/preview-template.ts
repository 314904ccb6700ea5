import { z } from 'zod'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { readBrand } from '../render/brand'
import { renderMessage } from '../render-message'
import { checkTemplate } from '../templates/check-template'
import { messageOfTemplate } from '../templates/find-template'
import { contentOf, templateContentSchema } from '../templates/template-content'

/**
 * `POST /email-templates/{id}/preview`, staff, with the content of a form: the mail they would make of the message's
 * sample, `{ subject, html, text, problems }`. Writes nothing. Content that could not be saved is shown as far as they go.
 */
export const previewTemplate = defineEndpoint({
  method: 'post',
  path: '/email-templates/:id/preview',
  access: 'staff',
  about: { summary: 'Staff: what a mail would look like.', errors: ['NOT_FOUND'] },
  input: templateContentSchema,
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
    const mail = renderMessage(message, message.sample, {
      content: { ...content, blocks },
      brand: await readBrand(sql),
    })
    return { success: true, ...mail, problems }
  },
})
