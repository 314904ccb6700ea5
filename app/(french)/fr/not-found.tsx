import type { Metadata } from 'next'
import { inFrench } from '@/src/storefront/languages/request-locale.server'
import { pagesFr } from '@/src/storefront/pages/messages.fr'
import { NotFoundPage } from '@/src/storefront/pages/not-found-page'

export const metadata: Metadata = { title: pagesFr.notFound, robots: { index: false } }

export default inFrench(NotFoundPage)
