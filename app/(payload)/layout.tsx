import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { readStaffCall } from '@/src/server/incoming/staff-call'
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

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
