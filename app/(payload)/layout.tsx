import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import { getPayload, type ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import '@/src/admin/ui/brand.css'
import { readStaffCall } from '@/src/server/incoming/staff-call'
import { brandColours } from '@/src/storefront/shell/brand-colours'
import { fontClassNames } from '@/src/storefront/styles/fonts'
import { importMap } from './manage-website/importMap.js'

const serverFunction: ServerFunctionClient = async (sent) => {
  'use server'
  const { collections, globals } = await config
  const call = readStaffCall(sent, {
    collections: collections.map(({ slug }) => slug),
    globals: globals.map(({ slug }) => slug),
  })
  return handleServerFunctions({ ...call, config, importMap })
}

/** Payload's document in the site's letters and colour. */
export default async function Layout({ children }: { children: ReactNode }) {
  const payload = await getPayload({ config })
  const { branding } = await payload.findGlobal({
    slug: 'system-settings',
    select: { branding: true },
    depth: 0,
  })
  return (
    <RootLayout
      config={config}
      importMap={importMap}
      serverFunction={serverFunction}
      htmlProps={{ className: fontClassNames, style: brandColours(branding) }}
    >
      {children}
    </RootLayout>
  )
}
