import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { MESSAGES } from '../messages'
import { checkTemplate } from './check-template'
import { defaultContent } from './default-content'
import { contentOf, isSameContent } from './template-content'

/**
 * Before a template is stored, by whomever: content that no mail could be written with is refused at its field, and
 * whether they are an editor's own is noted. Which message a template belongs to never changes.
 */
export const keepContract: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { key, name } = operation === 'create' ? data : originalDoc
  const message = MESSAGES[String(key)]
  if (!message) return { ...data, key, name }
  const content = contentOf(data)
  const errors = checkTemplate(message, content)
  if (errors.length > 0) throw new ValidationError({ collection: 'email-templates', errors, req }, req.t)
  return { ...data, key, name, customised: !isSameContent(content, defaultContent(message, req.payload)) }
}
