import type { PayloadRequest, TextFieldSingleValidation } from 'payload'
import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { LOCALES, type Locale, readLocale } from '@/src/domain/languages/locales'
import { translateSentence } from '@/src/domain/languages/translate-sentence'
import type { Addressed } from '@/src/domain/pages/document-path'

type Holder = { id: string; title?: unknown; deletedAt?: unknown }

/**
 * An address is one document's in its language; that of a product, by which members and the API name it, in all of them. It stays
 * with what lies in the trash, so that it can come back to it. Whoever wants it for something new hears who has it, in the
 * language of the staff area: "must be unique" would have them search in vain.
 */
export const explainTaken =
  (collection: Addressed, validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  async (value, options) => {
    const { req, id, event } = options
    const verdict = await validate(value, options)
    if (typeof verdict === 'string') return inLanguageOf(req, verdict)
    if (!value || event === 'onChange') return verdict
    const holder = await holderOf(req, collection, { slug: value, id })
    if (!holder) return true
    const title = titleOf(holder, readLocale(req.locale)) ?? value
    return inLanguageOf(
      req,
      holder.deletedAt
        ? `“${title}” in the trash has this address. Restore it, or delete it for good.`
        : `“${title}” has this address already.`,
    )
  }

/** Whoever else has it, in the trash or out of it. */
async function holderOf(
  req: PayloadRequest,
  collection: Addressed,
  { slug, id }: { slug: string; id: unknown },
): Promise<Holder | undefined> {
  const where = { slug: { equals: slug }, ...(id ? { id: { not_equals: id } } : {}) }
  const asked = { collection, where, limit: 1, pagination: false, req } as const
  for (const locale of collection === 'products' ? LOCALES : [readLocale(req.locale)]) {
    const { docs } = await req.payload.db.find<Holder>({ ...asked, locale })
    if (docs[0]) return docs[0]
  }
}

/** As it is stored, with a text for each language; the one that is being written first. */
function titleOf({ title }: Holder, locale: Locale): string | undefined {
  const stored = typeof title === 'object' && title !== null ? (title as Record<string, unknown>) : {}
  const texts = [title, stored[locale], ...Object.values(stored)]
  return texts.find((text): text is string => typeof text === 'string' && text !== '')
}

function inLanguageOf({ i18n }: PayloadRequest, sentence: string): string {
  return readLocale(i18n?.language) === 'fr' ? translateSentence(sentence, FRENCH_SENTENCES) : sentence
}
