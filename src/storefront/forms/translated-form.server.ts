import 'server-only'
import { DEFAULT_LOCALE, LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import type { Form } from '@/src/generated/payload-types'
import { requestLocale } from '../languages/request-locale.server'
import { storefrontPayload } from '../pages/payload.server'

/**
 * A form as its page found it; whole in the site's first language when a question of it is not translated, and null when it is
 * not on the website there either.
 */
export async function translatedForm(form: Form): Promise<{ form: Form; lang?: string } | null> {
  if (requestLocale() === DEFAULT_LOCALE || isTranslated(form)) return { form }
  const payload = await storefrontPayload()
  const first: Form | null = await payload.findByID({
    collection: 'forms',
    id: form.id,
    locale: DEFAULT_LOCALE,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
  })
  return first && { form: first, lang: LANGUAGE_TAGS[DEFAULT_LOCALE] }
}

function isTranslated({ fields }: Form): boolean {
  return fields.every((field) => {
    if (field.blockType === 'message') return Boolean(field.message)
    if (field.blockType === 'step') return Boolean(field.label)
    const choices = 'options' in field ? (field.options ?? []) : []
    return Boolean(field.label) && choices.every(({ label }) => Boolean(label))
  })
}
