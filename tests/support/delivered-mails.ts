import { setTimeout as wait } from 'node:timers/promises'
import type { Mail, MailSink } from './environment/mail-sink'

/**
 * What arrived for one person, once it is as much as was sent to them: the mail server takes a mail a moment before it
 * shows it. Throws when it never becomes that much.
 */
export async function deliveredMails(
  sink: MailSink,
  { to, count }: { to: string; count: number },
): Promise<Mail[]> {
  const deadline = Date.now() + 10_000
  for (;;) {
    const arrived = (await sink.mails()).filter((mail) => mail.to.some(({ address }) => address === to))
    if (arrived.length >= count) return arrived
    if (Date.now() > deadline) throw new Error(`${arrived.length} of ${count} mails came for ${to}`)
    await wait(20)
  }
}
