import { z } from 'zod'

/** What editors wrote, as Payload keeps it: Lexical's tree, whose nodes have fields of their own. */
export const richTextAnswer = z.looseObject({
  root: z.looseObject({
    type: z.string(),
    children: z.array(z.looseObject({ type: z.string(), version: z.number() })),
    direction: z.enum(['ltr', 'rtl']).nullable(),
    format: z.enum(['left', 'start', 'center', 'right', 'end', 'justify', '']),
    indent: z.number(),
    version: z.number(),
  }),
})
