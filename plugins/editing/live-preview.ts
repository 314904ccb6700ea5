import type { LivePreviewConfig } from 'payload'
import { previewAddress } from '@/collections/preview-address'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'
import { type Addressed, documentPath } from '@/src/domain/pages/document-path'
import { env } from '@/src/server/env'

const BREAKPOINTS: LivePreviewConfig['breakpoints'] = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** The page beside the text while it is written, at three widths: its newest saved draft, in the language that is written. */
export function livePreview(collection: Addressed): LivePreviewConfig {
  return {
    url: ({ data, locale }) => {
      if (!data.slug) return null
      const path = localPath(documentPath(collection, String(data.slug)), readLocale(locale?.code))
      return `${env().SITE_URL}${previewAddress(path)}`
    },
    breakpoints: BREAKPOINTS,
  }
}

/** The menus around the first page, in the language that is written. */
export const menusPreview: LivePreviewConfig = {
  url: ({ locale }) => `${env().SITE_URL}${previewAddress(localPath('/', readLocale(locale?.code)))}`,
  breakpoints: BREAKPOINTS,
}
