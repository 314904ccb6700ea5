import { createTransport, type Transporter } from 'nodemailer'
import { env } from '@/src/server/env'

let transporter: Transporter | undefined

/** The one connection to the mail server. Files and addresses are never read on a mail's behalf. */
export function mailTransport(): Transporter {
  transporter ??= createTransport({
    url: env().SMTP_URL,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return transporter
}

/** Ends the connection; the next mail opens another, to the mail server of the environment as it is then. */
export function closeMailTransport(): void {
  transporter?.close()
  transporter = undefined
}
