import type { KeyValueStorage } from 'payload-plugin-digital-commerce/client'
import { forgetDraft, keepDraft, readDraft } from '../state/drafts'
import type { FormValues } from './form-values'

/** Whoever is not signed in: this tab's visitor, whoever that is. */
export const VISITOR = 'visitor'

/**
 * Keeps what somebody types into a form of the website, in this tab, until it was sent. All forms share one draft, so
 * that it goes with the others when its owner signs out.
 */
export function keepFormDraft(
  storage: KeyValueStorage,
  form: string,
  owner: string,
  values: FormValues,
): void {
  const others = Object.entries(readDraft(storage, 'form', owner) ?? {}).filter(
    ([key]) => !key.startsWith(`${form}/`),
  )
  const own = Object.entries(values)
    .filter(([, value]) => value !== '' && value !== false)
    .map(([name, value]) => [`${form}/${name}`, String(value)])
  const kept = Object.fromEntries([...others, ...own])
  if (Object.keys(kept).length === 0) forgetDraft(storage, 'form')
  else keepDraft(storage, 'form', owner, kept)
}

/** What this person had typed into this form; of the fields it has now. */
export function readFormDraft(
  storage: KeyValueStorage,
  form: string,
  owner: string,
  empty: FormValues,
): FormValues {
  const kept = readDraft(storage, 'form', owner) ?? {}
  return Object.fromEntries(
    Object.entries(empty).flatMap(([name, nothing]) => {
      const value = kept[`${form}/${name}`]
      if (value === undefined) return []
      return [[name, typeof nothing === 'boolean' ? value === 'true' : value]]
    }),
  )
}
