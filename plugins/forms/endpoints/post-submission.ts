import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import { submissionSchema } from '@/src/domain/forms/submission-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { submitForm } from '../operations/submit-form'

/**
 * `POST /form-submissions { form, submissionData: [{ field, value }] }`: sends a form. Refusals: 400 with the wrong fields
 * by their names, 404 for a form that is not there. What looks like spam is answered like everything else, and kept.
 * Optional header `Idempotency-Key`: the same key with the same answers is stored once, and answered alike.
 */
export const postSubmission = defineEndpoint({
  method: 'post',
  path: '/form-submissions',
  access: 'anyone',
  about: {
    summary: 'Sends a form of the website.',
    headers: {
      'Idempotency-Key': 'Up to 100 visible characters. The same key with the same answers is stored once.',
    },
    errors: ['NOT_FOUND'],
    example: {
      form: 'contact',
      submissionData: [
        { field: 'name', value: 'Demo Visitor' },
        { field: 'email', value: 'visitor@example.com' },
        { field: 'message', value: 'Which program would you suggest for my mother?' },
      ],
    },
  },
  limit: { name: 'form-submission', points: 20, seconds: 600, by: 'visitor' },
  input: submissionSchema,
  answers: successWith(z.object({ id: z.uuid() })),
  handler: async ({ input, req, user }) => {
    const data = await submitForm(req, { request: input, user, key: keyOf(req.headers) })
    wakeOutbox(req.payload)
    return { success: true, data }
  },
})

function keyOf(headers: Headers): string | null {
  const key = headers.get('Idempotency-Key')
  if (key === null || /^[\x21-\x7e]{1,100}$/.test(key)) return key
  const errors = [{ path: 'Idempotency-Key', message: 'At most 100 visible characters' }]
  throw new DomainError('VALIDATION_ERROR', { details: { errors } })
}
