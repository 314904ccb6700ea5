import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { messageOfTemplate } from '../templates/find-template'
import { PUBLISHED, templateContentSchema, toTemplateContent } from '../templates/template-content'

/**
 * `POST /email-templates/{id}/reset`, staff: our default content again. The editor’s content stays in the versions, and our later
 * improvements reach this template again. The second call changes no word.
 */
export const resetTemplate = defineEndpoint({
  method: 'post',
  path: '/email-templates/:id/reset',
  access: 'staff',
  about: { summary: 'Staff: gives a mail its original content back.', errors: ['NOT_FOUND'] },
  answers: success(templateContentSchema.shape),
  handler: async ({ req, params }) => {
    const id = idOf(params.id)
    const { content } = await messageOfTemplate(pool(req.payload), id)
    const words = toTemplateContent(content)
    const data = { ...words, ...PUBLISHED }
    await req.payload.update({ collection: 'email-templates', id, data, req, depth: 0 })
    return { success: true, ...words }
  },
})
