import config from '@payload-config'
import { RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { guardAdminView } from '@/src/admin/routes/guard-admin-view'
import { staffMetadata } from '@/src/admin/routes/staff-metadata'
import { importMap } from '../importMap.js'

type Args = {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<{ [key: string]: string | string[] }>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  staffMetadata({ config, params, searchParams })

export default async function Page({ params, searchParams }: Args) {
  const { segments, query } = await guardAdminView({ params, searchParams })
  return RootPage({
    config,
    // Payload knows its dashboard by segments that are missing, not by none.
    params: segments.length === 0 ? params : Promise.resolve({ segments }),
    searchParams: Promise.resolve(query),
    importMap,
  })
}
