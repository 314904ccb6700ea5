import { draftMode } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { pathOnThisSite } from '@/src/storefront/pages/path-on-this-site'
import { staffVisitor } from '@/src/storefront/pages/payload.server'

/** `/preview?path=/aboutus`: opens a page with its drafts, for staff. To everybody else there is no such page. */
export async function GET(request: NextRequest): Promise<Response> {
  if ((await staffVisitor(request.headers)) === null) notFound()
  const preview = await draftMode()
  preview.enable()
  redirect(pathOnThisSite(request.nextUrl.searchParams.get('path')))
}
