import { z } from 'zod'
import { newProgramSchema } from '@/src/domain/learning/new-program-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { makeProgram } from './make-program'

/**
 * `POST /programs/new { title, summary, price, sections, lessons }`: a new program as drafts, its product, sections and lessons
 * with it, the price in dollars as it is typed. All of it or none. Calling it again makes another program.
 */
export const postProgram = defineEndpoint({
  method: 'post',
  path: '/programs/new',
  access: 'staff',
  about: {
    summary: 'Makes a program with its product, sections and lessons, as drafts.',
    example: {
      title: 'Sleeping better',
      summary: 'Small steps towards calmer nights.',
      price: '49.00',
      sections: ['Begin here', 'Evenings'],
      lessons: 'What sleep is for\n\nAn evening without screens',
    },
  },
  input: newProgramSchema,
  answers: success({
    message: z.string(),
    data: z.object({ programId: z.uuid(), productId: z.uuid(), lessonIds: z.array(z.uuid()) }),
  }),
  handler: async ({ input, req }) => {
    const data = await makeProgram(req, input)
    return { success: true, message: 'The program was made. Nobody sees it until you publish it.', data }
  },
})
