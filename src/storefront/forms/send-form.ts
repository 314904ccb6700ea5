import { type FieldProblem, inLocale, type KeyValueStorage } from 'payload-plugin-digital-commerce/client'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { Api } from '../http/api'
import { type FormValues, inputsOf } from './form-values'
import type { PublicForm } from './public-form'

export type FormToSend = {
  form: PublicForm
  values: FormValues
  /** What stands in the input that people do not see. */
  website: string
  /** The language its sender reads: of the receipt they get. */
  locale?: Locale
  /** From seeing the form to sending it; null where that says nothing. */
  elapsedMs: number | null
}

export type FormOutcome =
  | { outcome: 'sent' }
  /** `errors` are those of fields the form has. */
  | { outcome: 'refused'; message: string; errors: FieldProblem[] }

const CHANGED =
  'This form has changed since you opened the page. Please reload the page; what you typed is kept.'

type Parts = { api: Api; storage: KeyValueStorage; newKey: () => string }

/**
 * Sends a form. A second click, or a second try after an answer was lost, is the same message: it goes under the same key
 * until one was answered.
 */
export async function sendForm({ api, storage, newKey }: Parts, sent: FormToSend): Promise<FormOutcome> {
  const keyName = `formKey:${sent.form.id}`
  const key = storage.getItem(keyName) ?? newKey()
  storage.setItem(keyName, key)
  const body = {
    form: sent.form.id,
    submissionData: inputsOf(sent.form).map(({ name }) => ({ field: name, value: sent.values[name] })),
    website: sent.website,
    elapsedMs: sent.elapsedMs,
  }
  const headers = { 'Idempotency-Key': key }
  const result = await api({
    method: 'POST',
    path: '/form-submissions',
    body,
    headers,
    ...inLocale(sent.locale ?? DEFAULT_LOCALE),
  })
  if (result.ok) {
    storage.removeItem(keyName)
    return { outcome: 'sent' }
  }
  const { message, errors } = result.failure
  const own = errors.filter(({ path }) => path in sent.values)
  const isOtherForm = result.failure.status === 404 || own.length < errors.length
  return { outcome: 'refused', message: isOtherForm ? CHANGED : message, errors: own }
}
