import 'server-only'
import type { Payload } from 'payload'
import { LOCALES, type Locale } from '@/src/domain/languages/locales'

type Notice = { text: string; locale: Locale }

/** What every page says on top, in its language or else in another one's; null while nothing is to be said. */
export async function readNotice(payload: Payload, locale: Locale): Promise<Notice | null> {
  const settings = await payload.findGlobal({
    slug: 'system-settings',
    locale: 'all',
    overrideAccess: false,
    depth: 0,
    select: { notice: true },
  })
  const notice = settings.notice as
    | { shown?: boolean; text?: Partial<Record<Locale, string | null>> }
    | undefined
  if (!notice?.shown) return null
  for (const each of [locale, ...LOCALES]) {
    const text = notice.text?.[each]?.trim()
    if (text) return { text, locale: each }
  }
  return null
}
