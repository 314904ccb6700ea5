import type { z } from 'zod'
import type { Locale } from '@/src/domain/languages/locales'

/**
 * The contract of one email: its key, the variables it needs, a sample of them, and its default content.
 * `{{name}}` in the content stands for a variable. Staff may change the content (`email-templates`), never the contract.
 */
export type Message<Variables> = {
  key: string
  /** The language of its content; English when left out. */
  locale?: Locale
  /** When it is sent and what for, in plain language for staff. */
  about: string
  /** An object of texts, web addresses (`z.url()`) and lists of such objects. Only an address can be a button's. */
  variables: z.ZodType<Variables>
  sample: Variables
  /** Variables that open something, such as a link with a token: text that is kept encrypted until the mail leaves. */
  secrets?: (keyof Variables & string)[]
  /** How long they do, counted from the event. After that nobody can send the mail again. 12 when left out. */
  secretsLastHours?: number
  /** The variable an answer goes to, where that is not us: an email address, or '' for nobody's. */
  replyTo?: keyof Variables & string
  /**
   * Marketing, as CASL calls it: the variable with the address to leave at. Such a mail shows where the sender is, and mail
   * programs are told how to leave with one click (RFC 8058).
   */
  unsubscribe?: keyof Variables & string
  /** The call that takes that click, below `/api`; the newsletter's when left out. */
  leavesAt?: string
  /** Lists whose right side is what somebody wrote, in lines, and no amount. */
  prose?: (keyof Variables & string)[]
  /** Variables the content must always show. Secrets always are: a reset mail without its link is no use. */
  required?: (keyof Variables & string)[]
  content: MessageContent
}

export type MessageContent = { subject: string; heading: string; blocks: MessageBlock[] }

/** One piece of a mail: a paragraph, a button, or lines with something at their left and right. */
export type MessageBlock =
  /** An empty line starts a new paragraph. */
  | { kind: 'text'; text: string }
  /** Left out when its address is empty. */
  | { kind: 'button'; label: string; href: string }
  /** Rows of a list variable: `{{title}}` and so on are the row's own. */
  | { kind: 'rows'; of: string; left: string; right: string }
  | { kind: 'totals'; rows: { left: string; right: string }[] }

export function defineMessage<Variables>(message: Message<Variables>): Message<Variables> {
  return message
}

/** What the content of a message must show, whatever an editor does to it. */
export function requiredOf({ required = [], secrets = [] }: Message<unknown>): string[] {
  return [...new Set<string>([...required, ...secrets])]
}
