import * as z from 'zod'

/**
 * `POST /form-submissions`: the form's id or address, and the answers by the names of its fields. `website` is the honeypot
 * (it may stand among the answers, too); `elapsedMs` says how long the form was looked at.
 */
export const submissionSchema = z.object({
  form: z.string({ error: 'Which form is it?' }).trim().min(1, 'Which form is it?').max(100),
  submissionData: z
    .array(
      z.object({
        field: z.string().max(200),
        value: z.union([z.string(), z.number(), z.boolean()]).nullish(),
      }),
      { error: 'Please send the answers as a list.' },
    )
    .max(200),
  website: z.union([z.string(), z.number(), z.boolean()]).nullish(),
  elapsedMs: z.number().nonnegative().nullish(),
})

export type SubmissionRequest = z.output<typeof submissionSchema>
