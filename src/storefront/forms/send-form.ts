import {
  anything,
  type FieldProblem,
  inLocale,
  type KeyValueStorage,
} from 'payload-plugin-digital-commerce/client'
import { consentVersion } from '@/src/domain/forms/consent-version'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { Api } from '../http/api'
import { namesOn, shownSteps } from './form-steps'
import { type FormFiles, type FormValues, inputsOf } from './form-values'
import type { PublicForm } from './public-form'

export type FormToSend = {
  form: PublicForm
  values: FormValues
  files?: FormFiles
  /** What their answers were kept under for another day. */
  draftKey?: string | null
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
  const headers = {
    'Idempotency-Key': key,
    ...(sent.draftKey ? { 'Draft-Key': sent.draftKey } : {}),
  }
  const call = {
    method: 'POST',
    path: '/form-submissions',
    body: bodyOf(sent),
    headers,
    ...inLocale(sent.locale ?? DEFAULT_LOCALE),
  } as const
  const result = await api(hasFiles(sent) ? { ...call, timeoutMs: FILES_TIMEOUT_MS } : call, anything)
  if (result.ok) {
    storage.removeItem(keyName)
    return { outcome: 'sent' }
  }
  const { message, errors } = result.failure
  const own = errors.filter(({ path }) => path in sent.values)
  const isOtherForm = result.failure.status === 404 || own.length < errors.length
  return { outcome: 'refused', message: isOtherForm ? CHANGED : message, errors: own }
}

/** Pictures from a telephone take their time on the way. */
const FILES_TIMEOUT_MS = 180_000

/** What is not shown is not sent, whatever was typed there before. With files it is a form post, and without JSON. */
function bodyOf(sent: FormToSend): unknown {
  const { form, values, files = {}, website, elapsedMs } = sent
  const shown = new Set(namesOn(...shownSteps(form, values, files)))
  const inputs = inputsOf(form).filter(({ name }) => shown.has(name))
  const consents = inputs.flatMap(({ name, field }) =>
    field.blockType === 'consent' ? [[name, consentVersion(field)]] : [],
  )
  const body = {
    form: form.id,
    submissionData: inputs
      .filter(({ field }) => field.blockType !== 'upload')
      .map(({ name }) => ({ field: name, value: values[name] })),
    website,
    elapsedMs,
    ...(consents.length > 0 ? { consents: Object.fromEntries(consents) } : {}),
  }
  if (!hasFiles(sent)) return body
  const parts = new FormData()
  parts.append('_payload', JSON.stringify(body))
  for (const { name } of inputs) for (const file of files[name] ?? []) parts.append(name, file, file.name)
  return parts
}

function hasFiles({ files = {} }: FormToSend): boolean {
  return Object.values(files).some((chosen) => chosen.length > 0)
}
