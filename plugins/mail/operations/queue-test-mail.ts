import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { inTransaction } from '@/src/server/db/transaction'
import { logActivity } from '@/src/server/log-activity'
import type { Message, MessageContent } from '../message'
import { insertMails } from '../outbox/insert-mails'
import { asTestMail } from '../outbox/test-mail'
import { sealSecrets } from '../sealed-variables'

type Test = { message: Message<unknown>; content: MessageContent; user: { id: string; email: string } }

/** Queues a mail of samples with the content given, for the person who asked. Its subject says that it is a test. */
export async function queueTestMail(payload: Payload, { message, content, user }: Test): Promise<void> {
  const variables = asTestMail(sealSecrets(message, message.sample), content)
  await inTransaction(payload, async (sql) => {
    const dedupeKey = `template-test:${randomUUID()}`
    await insertMails(sql, [{ message: message.key, to: user.email, variables, dedupeKey, user: user.id }])
    await logActivity(sql, {
      action: 'email-template.tested',
      by: 'staff',
      actor: user.id,
      details: { message: message.key },
    })
  })
}
