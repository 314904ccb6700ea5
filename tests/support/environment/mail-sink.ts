import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startMailSink as startSink } from '@/scripts/environment/mail-sink.mjs'
import { findFreePort } from '@/scripts/environment/ports.mjs'
import { startRun, temporaryFolder } from './run'

/** A mail as maildev's REST API tells it; the fields tests read. */
export interface Mail {
  id: string
  subject: string
  from: { address: string; name: string }[]
  to: { address: string; name: string }[]
  text: string
  html: string
  headers: Record<string, string>
  attachments?: { fileName: string; generatedFileName: string; contentType: string; length: number }[]
}

export interface MailSink {
  origin: string
  smtpUrl: string
  /** Everything that arrived, oldest first. */
  mails: () => Promise<Mail[]>
  /** The first mail the predicate takes; throws with the subjects that did come when none does in time. */
  waitForMail: (wanted: (mail: Mail) => boolean, timeoutMs?: number) => Promise<Mail>
  clear: () => Promise<void>
  stop: () => Promise<void>
}

/** A mail server of its own on free ports. */
export async function startMailSink(): Promise<MailSink> {
  const run = startRun()
  const folder = await temporaryFolder(run)
  const { origin, smtpUrl } = await startSink(run, {
    smtpPort: await findFreePort(),
    webPort: await findFreePort(),
    folder: path.join(folder, 'mails'),
    log: path.join(folder, 'maildev.log'),
  })
  const mails = async () => (await (await fetch(`${origin}/email`)).json()) as Mail[]
  return {
    origin,
    smtpUrl,
    mails,
    async waitForMail(wanted, timeoutMs = 10_000) {
      const deadline = Date.now() + timeoutMs
      for (;;) {
        const arrived = await mails()
        const found = arrived.find(wanted)
        if (found) return found
        if (Date.now() > deadline)
          throw new Error(`No such mail came. There are: ${JSON.stringify(arrived.map(brief))}`)
        await wait(50)
      }
    },
    async clear() {
      await fetch(`${origin}/email/all`, { method: 'DELETE' })
    },
    stop: () => run.stopAll(),
  }
}

let shared: Promise<MailSink> | undefined

/** The mail server of this process, emptied. Its files share it one after the other, and it ends with the process. */
export async function sharedMailSink(): Promise<MailSink> {
  shared ??= startMailSink()
  const sink = await shared
  await sink.clear()
  return { ...sink, stop: async () => undefined }
}

function brief({ subject, to }: Mail): string {
  return `${subject} → ${to.map(({ address }) => address).join(', ')}`
}
