import type { MessageContent } from '../message'

/** A contract's own variables never have this name: what a contract does not know is dropped when a mail is queued. */
const CONTENT_KEY = '$testWords'

/** The variables of a mail that shows an editor their content, with the content it shows. */
export function asTestMail(variables: unknown, content: MessageContent): Record<string, unknown> {
  return { ...(variables as Record<string, unknown>), [CONTENT_KEY]: content }
}

/** The content a test mail was asked for with; nothing for every other mail. */
export function testContentOf(variables: unknown): MessageContent | undefined {
  return (variables as Record<string, unknown> | null)?.[CONTENT_KEY] as MessageContent | undefined
}
