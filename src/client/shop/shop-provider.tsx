'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { createShop, type Shop } from './create-shop'

const ShopContext = createContext<Shop | null>(null)

/** The shop that the hooks inside speak to; outside of one it is that of `/api` on this host. */
export function ShopProvider({ shop, children }: { shop: Shop; children: ReactNode }) {
  return <ShopContext.Provider value={shop}>{children}</ShopContext.Provider>
}

export function useShop(): Shop {
  const given = useContext(ShopContext)
  if (given) return given
  usual ??= createShop()
  return usual
}

let usual: Shop | undefined
