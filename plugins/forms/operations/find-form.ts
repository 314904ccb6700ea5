import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { isUuid } from '@/src/domain/ids/uuid'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import type { Form } from '@/src/generated/payload-types'

/** A form by its id or its name for programs. `NOT_FOUND`. */
export async function findForm(
  req: PayloadRequest,
  idOrSlug: string,
  // Staff read questions and answers in one language, whoever asked in which.
  locale: Locale = DEFAULT_LOCALE,
): Promise<Form> {
  const { docs } = await req.payload.find({
    collection: 'forms',
    where: isUuid(idOrSlug) ? { id: { equals: idOrSlug } } : { slug: { equals: idOrSlug } },
    limit: 1,
    pagination: false,
    locale,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [form] = docs
  if (!form) throw new DomainError('NOT_FOUND')
  return form
}
