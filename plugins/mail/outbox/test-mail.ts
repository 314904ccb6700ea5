import type { MessageContent } from '../message'

/** A contract's own variables never have this name: what a contract does not know is dropped when a mail is queued. */
const WORDS = '$testWords'

/** The variables of a mail that shows an editor their words, with the words it shows. */
export function asTestMail(variables: unknown, words: MessageContent): Record<string, unknown> {
  return { ...(variables as Record<string, unknown>), [WORDS]: words }
}

/** The words a test mail was asked for with; nothing for every other mail. */
export function testContentOf(variables: unknown): MessageContent | undefined {
  return (variables as Record<string, unknown> | null)?.[WORDS] as MessageContent | undefined
}
