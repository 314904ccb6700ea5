'use client'

import { SHOP_SWR, ShopProvider } from 'payload-plugin-digital-commerce/client'
import { type ReactNode, useEffect } from 'react'
import { SWRConfig } from 'swr'
import type { Offers } from '@/src/domain/settings/offers'
import { type AskedQuestion, AskedQuestionProvider } from '../consent/asked-question'
import { ConsentKeeper } from '../consent/consent-keeper'
import { NotificationOutlet } from '../notifications/notification-outlet'
import { OffersProvider } from '../offers/offers'
import { OfflineBanner } from '../shell/offline-banner'
import { openForPrint } from '../shell/open-for-print'
import { shop } from '../shop'
import { SessionKeeper } from './session-keeper'

type StorefrontProvidersProps = { cookieQuestion: AskedQuestion; offers: Offers; children: ReactNode }

/** What every page of the storefront stands in: data that is the visitor's own, the session, the notifications. */
export function StorefrontProviders({ cookieQuestion, offers, children }: StorefrontProvidersProps) {
  useEffect(openForPrint, [])
  return (
    <SWRConfig value={SHOP_SWR}>
      <ShopProvider shop={shop}>
        <AskedQuestionProvider question={cookieQuestion}>
          <ConsentKeeper />
          <SessionKeeper />
          <OffersProvider offers={offers}>{children}</OffersProvider>
          <NotificationOutlet />
          <OfflineBanner />
        </AskedQuestionProvider>
      </ShopProvider>
    </SWRConfig>
  )
}
