'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type Offers, offersOf } from '@/src/domain/settings/offers'

const Offered = createContext<Offers>(offersOf(null))

export function OffersProvider({ offers, children }: { offers: Offers; children: ReactNode }) {
  return <Offered.Provider value={offers}>{children}</Offered.Provider>
}

/** What this shop offers; the rest is on no page. */
export function useOffers(): Offers {
  return useContext(Offered)
}
