import * as z from 'zod'

const sentAnswers = z
  .array(
    z.object({
      field: z.string().max(200),
      value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
    }),
    { error: 'Please send the answers as a list.' },
  )
  .max(200)

/**
 * `POST /form-submissions`: the form's id or address, and the answers by the names of its fields. `website` is the honeypot
 * (it may stand among the answers, too); `elapsedMs` says how long the form was looked at; `consents` gives the version of the words
 * that stood beside each box of consent.
 */
export const submissionSchema = z.object({
  form: z.string({ error: 'Which form is it?' }).trim().min(1, 'Which form is it?').max(100),
  submissionData: sentAnswers,
  consents: z.record(z.string().max(200), z.string().max(100)).nullish(),
  website: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  elapsedMs: z.number().nonnegative().nullish(),
})

export type SubmissionRequest = z.output<typeof submissionSchema>

/** Answers to finish later, and the step their writer had come to, from 0. */
export const draftSchema = z.object({
  submissionData: sentAnswers,
  step: z.number().int().min(0).max(50).default(0),
})

/** What staff write about a message, or answer to it. */
export const staffNoteSchema = z.object({
  text: z
    .string({ error: 'Please write something.' })
    .trim()
    .min(1, 'Please write something.')
    .max(5_000, 'Please write at most 5000 characters.'),
})
