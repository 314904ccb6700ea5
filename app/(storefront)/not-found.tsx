import type { Metadata } from 'next'
import { pagesEn } from '@/src/storefront/pages/messages.en'
import { NotFoundPage } from '@/src/storefront/pages/not-found-page'

export const metadata: Metadata = { title: pagesEn.notFound, robots: { index: false } }

/** Specification 2: any other path shows "Page not found". */
export default function NotFound() {
  return <NotFoundPage />
}
