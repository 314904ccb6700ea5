import 'server-only'
import type { Metadata } from 'next'
import type { MessageKey } from '../languages/catalogs'
import { languagesOf } from '../languages/languages-of'
import { requestLocale } from '../languages/request-locale.server'
import { serverMessages } from '../languages/server-messages.server'

/**
 * The metadata of a screen: its title in the language of the page, and where it is in the other one. Search engines are
 * told of sign-in and sign-up only; the rest is somebody's own.
 */
export function titled(
  key: MessageKey<'pages'>,
  path?: string,
  { isIndexed = false }: { isIndexed?: boolean } = {},
): () => Metadata {
  return () => ({
    title: serverMessages('pages')(key),
    ...(isIndexed && path ? { alternates: languagesOf(path, requestLocale()) } : {}),
    ...(isIndexed ? {} : { robots: { index: false } }),
  })
}
