import { isolateObjectProperty, type PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { isUuid } from '@/src/domain/ids/uuid'
import { LOCALES, type Locale } from '@/src/domain/languages/locales'
import type { Form } from '@/src/generated/payload-types'

/** A form, and the language its questions are read in here. */
export type FoundForm = { form: Form; language: Locale }

/**
 * A form by its id or its name for programs, while it is on the website in any language. Staff read questions and answers in one
 * language, whoever asked in which: in English, unless the form is not there in English. `NOT_FOUND`.
 */
export async function findForm(req: PayloadRequest, idOrSlug: string): Promise<FoundForm> {
  for (const language of LOCALES) {
    const form = await findFormIn(req, idOrSlug, language)
    if (form) return { form, language }
  }
  throw new DomainError('NOT_FOUND')
}

/** The same as it is on the website in one language; null when it is not. */
export async function findFormIn(
  req: PayloadRequest,
  idOrSlug: string,
  locale: Locale,
): Promise<Form | null> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: isUuid(idOrSlug) ? { id: { equals: idOrSlug } } : { slug: { equals: idOrSlug } },
    limit: 1,
    pagination: false,
    locale,
    depth: 0,
    overrideAccess: false,
    // Payload writes the language of a reading into the call it is part of.
    req: isolateObjectProperty(req, ['locale', 'fallbackLocale']),
  })
  return docs[0] ?? null
}
