import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { submissionSchema } from '@/src/domain/forms/submission-request'
import { readLocale } from '@/src/domain/languages/locales'
import { defineEndpoint } from '@/src/server/endpoint'
import { networkBudget, spend } from '@/src/server/rate-limit/rate-limit'
import { successWith } from '@/src/server/reply'
import { isCrowded } from '../operations/is-crowded'
import { readSentForm, receivedFiles } from '../operations/read-sent-form'
import { submitForm } from '../operations/submit-form'
import { keyHeader } from '../request-key'

/** Files weigh: so many messages with some an hour, from one network. */
const WITH_FILES = { name: 'form-files', points: 20, seconds: 3_600 }

/**
 * `POST /form-submissions { form, submissionData: [{ field, value }] }`: sends a form; with files as a form post, the same JSON in
 * `_payload` and each file in a part named as its question. Refusals: 400 with the wrong fields
 * by their names, 404 for a form that is not there. What looks like spam is answered like everything else, and kept.
 * Optional header `Idempotency-Key`: the same key with the same answers is stored once, and answered alike.
 */
export const postSubmission = defineEndpoint({
  method: 'post',
  path: '/form-submissions',
  access: 'anyone',
  about: {
    summary:
      'Sends a form of the website. With files: multipart, this JSON in `_payload`, each file in a part named as its question.',
    headers: {
      'Idempotency-Key': 'Up to 100 visible characters. The same key with the same answers is stored once.',
      'Draft-Key': 'The key answers were kept under; they are forgotten.',
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
  limit: { name: 'form-submission', points: 100, seconds: 600, by: 'visitor' },
  input: submissionSchema,
  reads: readSentForm,
  answers: successWith(z.object({ id: z.uuid() })),
  handler: async ({ input, req, user }) => {
    const files = receivedFiles(req)
    if (files.length > 0) await spend(req.payload, networkBudget(WITH_FILES, req.headers))
    const data = await submitForm(req, {
      request: input,
      files,
      user,
      key: keyHeader(req.headers, 'Idempotency-Key'),
      draftKey: keyHeader(req.headers, 'Draft-Key'),
      locale: readLocale(req.locale),
      isCrowded: await isCrowded(req),
    })
    wakeOutbox(req.payload)
    return { success: true, data }
  },
})
