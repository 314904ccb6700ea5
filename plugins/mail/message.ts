import type { z } from 'zod'

/**
 * The contract of one e-mail: its key, the variables it needs, a sample of them, and its default words.
 * `{{name}}` in the words stands for a variable. A block is one paragraph, or a button when it has an address.
 */
export type Message<Variables> = {
  key: string
  about: string
  variables: z.ZodType<Variables>
  sample: Variables
  /** Variables that open something, such as a link with a token: text that is kept encrypted until the mail leaves. */
  secrets?: (keyof Variables & string)[]
  words: { subject: string; heading: string; blocks: MessageBlock[] }
}

export type MessageBlock =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; href: string }
  /** Rows of a list variable: `{{title}}` and so on are the row's own. */
  | { kind: 'rows'; of: string; left: string; right: string }
  | { kind: 'totals'; rows: { left: string; right: string }[] }

export function defineMessage<Variables>(message: Message<Variables>): Message<Variables> {
  return message
}
