import { z } from 'zod'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { defineEndpoint } from '@/src/server/endpoint'
import { idOf } from '@/src/server/id-of'
import { success } from '@/src/server/reply'
import { queueTestMail } from '../operations/queue-test-mail'
import { wakeOutbox } from '../operations/wake-outbox'
import { checkTemplate } from '../templates/check-template'
import { messageOfTemplate } from '../templates/find-template'
import { contentOf, templateContentSchema } from '../templates/template-content'

/**
 * `POST /email-templates/{id}/test`, staff, with the content of a form: sends that mail with sample data to the staff
 * person's own address, through the outbox. 400 with the fields that are wrong when the content could not be saved.
 */
export const testTemplate = defineEndpoint({
  method: 'post',
  path: '/email-templates/:id/test',
  access: 'staff',
  about: { summary: 'Staff: sends a mail to oneself.', errors: ['NOT_FOUND'] },
  input: templateContentSchema,
  answers: success({ to: z.string(), message: z.string() }),
  handler: async ({ input, req, params, user }) => {
    const message = await messageOfTemplate(pool(req.payload), idOf(params.id))
    const content = contentOf(input)
    const errors = checkTemplate(message, content)
    if (errors.length > 0) throw new DomainError('VALIDATION_ERROR', { details: { errors } })
    await queueTestMail(req.payload, { message, content, user })
    wakeOutbox(req.payload)
    return { success: true, to: user.email, message: `A test is on its way to ${user.email}.` }
  },
})
