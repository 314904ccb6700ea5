'use client'
import { useConfig } from '@payloadcms/ui'
import type { ReactNode } from 'react'

/** A link to a page of the admin, wherever the site has put it. */
export function StaffLink({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  const { config } = useConfig()
  return (
    <a href={`${config.routes.admin.replace(/\/$/, '')}${to}`} aria-label={label}>
      {children}
    </a>
  )
}

/** A link to a document the API gives. */
export function ApiLink({ to, children }: { to: string; children: ReactNode }) {
  return <a href={`${useApiBase()}${to}`}>{children}</a>
}

/** Where the site has put its API. */
export function useApiBase(): string {
  return useConfig().config.routes.api
}
