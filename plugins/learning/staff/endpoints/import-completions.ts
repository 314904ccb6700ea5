import { z } from 'zod'
import { COMPLETION_OUTCOMES, MOST_ROWS } from '@/src/domain/learning/completion-rows'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { importCompletions } from '../operations/import-completions'

const input = z.object({
  /** A line for each: email, address of the program, day. */
  list: z
    .string()
    .max(90_000)
    .refine(
      (list) => list.split('\n').length <= MOST_ROWS,
      `Please paste at most ${MOST_ROWS} lines at once.`,
    ),
  isPreview: z.boolean().default(true),
})

/** `POST /program-completions/import`, staff only: who finished what in an older system; looked at first. */
export const importCompletionsOf = defineEndpoint({
  method: 'post',
  path: '/program-completions/import',
  access: 'staff',
  input,
  about: { summary: 'Staff: records who finished programs in an older system.', errors: [] },
  answers: success({
    rows: z.array(
      z.object({
        line: z.number().int(),
        email: z.string(),
        program: z.string(),
        day: z.string().nullable(),
        outcome: z.enum(COMPLETION_OUTCOMES),
      }),
    ),
  }),
  handler: async ({ req, user, input: { list, isPreview } }) => ({
    success: true,
    rows: await importCompletions(req.payload, { text: list, isPreview, actor: user.id, now: new Date() }),
  }),
})
