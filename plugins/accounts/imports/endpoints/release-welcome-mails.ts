import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { defineEndpoint } from '@/src/server/endpoint'
import { success } from '@/src/server/reply'
import { releaseWelcomeMails } from '../operations/release-welcome-mails'

/** `POST /users/migrated/release-mails { batch }`: the welcome mails of an import leave. The second call finds none. */
export const postReleaseWelcomeMails = defineEndpoint({
  method: 'post',
  path: '/users/migrated/release-mails',
  access: 'staff',
  about: { summary: 'Staff: lets the mails of an import go.' },
  input: z.object({ batch: z.string().min(1).max(200) }),
  answers: success({
    message: z.string(),
    data: z.object({ released: z.number(), cancelled: z.number() }),
  }),
  handler: async ({ input, req, user }) => {
    const data = await releaseWelcomeMails(req.payload, input.batch, user.id)
    wakeOutbox(req.payload)
    const spared = data.cancelled > 0 ? ` ${data.cancelled} were no longer needed.` : ''
    return { success: true, message: `${data.released} mails are on their way.${spared}`, data }
  },
})
