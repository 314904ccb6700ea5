import { browserStorage } from 'payload-plugin-digital-commerce/client'
import type { Locale } from '@/src/domain/languages/locales'
import { api } from '../http/api'
import { readStoredSession } from '../http/stored-session'
import { noteLanguage } from './chosen-language'

/** Nobody waits longer than this for their choice to be kept: the page they asked for comes all the same. */
const PATIENCE_MS = 2_000

/** Somebody chose a language: for this browser and, where they are signed in, for their mails. Never rejects. */
export async function chooseLanguage(locale: Locale): Promise<void> {
  noteLanguage(locale)
  const { token, refreshToken } = readStoredSession(browserStorage)
  if (!token && !refreshToken) return
  const call = { method: 'PUT', path: '/users/profile', body: { locale } } as const
  await api({ ...call, whenSessionEnds: 'caller', timeoutMs: PATIENCE_MS })
}
