import type { EmailAdapter } from 'payload'
import { env } from '@/src/server/env'
import { mailTransport } from './transport'

/**
 * For what Payload itself may want to send. Our own mail goes through the outbox. A small adapter of our own, since
 * Payload's depends on a nodemailer with a known hole (fixed in 10.4.1).
 */
export const smtpAdapter: EmailAdapter = () => ({
  name: 'smtp',
  defaultFromAddress: env().MAIL_FROM,
  defaultFromName: '',
  sendEmail: async (message) => mailTransport().sendMail({ from: env().MAIL_FROM, ...message }),
})
