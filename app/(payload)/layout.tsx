import config from '@payload-config'
import '@payloadcms/next/css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './manage-website/importMap.js'

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  // Payload looks names up in an object, which answers to those every object has.
  if (args.name in {}) throw new Error(`there is no staff function ${args.name}`)
  return handleServerFunctions({ ...args, config, importMap })
}

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
