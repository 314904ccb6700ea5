import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { messageLabel } from '@/src/domain/mail/mail-labels'
import { mayBeOff } from '@/src/domain/mail/optional-mails'
import { MESSAGES } from '../messages'
import { checkTemplate } from './check-template'
import { defaultContent } from './default-content'
import { contentOf, isSameContent } from './template-content'

/**
 * Before a template is stored, by whomever: content that no mail could be written with is refused at its field, and
 * whether they are an editor's own is noted. What people rely on is not turned off. Which message a template belongs to never changes.
 */
export const keepContract: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { key } = operation === 'create' ? data : originalDoc
  // Stored in English, whatever language it was read in.
  const name = messageLabel(String(key))
  const message = MESSAGES[String(key)]
  if (!message) return { ...data, key, name }
  const content = contentOf(data)
  const errors = checkTemplate(message, content)
  if (data.sending === 'off' && !mayBeOff(key)) errors.push({ path: 'sending', message: ALWAYS_SENT })
  if (errors.length > 0) throw new ValidationError({ collection: 'email-templates', errors, req }, req.t)
  return { ...data, key, name, customised: !isSameContent(content, defaultContent(message, req.payload)) }
}

const ALWAYS_SENT = 'This email is always sent: people rely on it.'
