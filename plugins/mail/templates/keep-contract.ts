import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import { MESSAGES } from '../messages'
import { checkWords } from './check-words'
import { areSameWords, wordsOf } from './template-words'

/**
 * Before a template is stored, by whomever: words that no mail could be written with are refused at their field, and
 * whether they are an editor's own is noted. Which message a template belongs to never changes.
 */
export const keepContract: CollectionBeforeChangeHook = ({ data, operation, originalDoc, req }) => {
  const { key, name } = operation === 'create' ? data : originalDoc
  const message = MESSAGES[String(key)]
  if (!message) return { ...data, key, name }
  const words = wordsOf(data)
  const errors = checkWords(message, words)
  if (errors.length > 0) throw new ValidationError({ collection: 'email-templates', errors, req }, req.t)
  return { ...data, key, name, customised: !areSameWords(words, message.words) }
}
