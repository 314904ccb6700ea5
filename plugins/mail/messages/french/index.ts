import type { Message, MessageContent } from '../../message'
import { accessInFrench } from './access'
import { accountsInFrench } from './accounts'
import { newsletterInFrench } from './newsletter'
import { ordersInFrench } from './orders'
import { inFrenchSample } from './sample'
import { statisticsInFrench } from './statistics'
import { twoFactorInFrench } from './two-factor'

const CONTENT: Readonly<Record<string, MessageContent>> = {
  ...ordersInFrench,
  ...accessInFrench,
  ...accountsInFrench,
  ...twoFactorInFrench,
  ...newsletterInFrench,
  ...statisticsInFrench,
}

/**
 * A message as people who chose French get it: the same contract under a key of its own, so that it has a template of its
 * own to edit, to preview and to reset. Null for mails to staff, who have
 * one language among themselves.
 */
export function frenchOf<Variables>(message: Message<Variables>): Message<Variables> | null {
  const content = CONTENT[message.key]
  if (!content) return null
  const sample = inFrenchSample(message.sample)
  return { ...message, key: `${message.key}:fr`, locale: 'fr', sample, content }
}
