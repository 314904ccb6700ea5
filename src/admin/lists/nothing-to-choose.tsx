'use client'
import { useAuth, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import './nothing-to-choose.css'

/** Beside each row Payload draws a box to choose it. Where nothing can be done with what is chosen, the boxes are taken away. */
export function NothingToChoose({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const { permissions } = useAuth()
  const [, kind, slug] = usePathname().slice(config.routes.admin.length).split('/')
  const may = kind === 'collections' && slug ? permissions?.collections?.[slug] : undefined
  return (
    <>
      {children}
      {may && !may.update && !may.delete ? <span hidden data-nothing-to-choose="" /> : null}
    </>
  )
}
