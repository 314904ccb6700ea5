import { draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { readLocale } from '@/src/domain/languages/locales'
import { localPath } from '@/src/domain/languages/paths'

/** Leaves the preview, to the home page of the language it was in: from here on everything is as visitors see it. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const preview = await draftMode()
  preview.disable()
  redirect(localPath('/', readLocale(nextUrl.searchParams.get('locale'))))
}
