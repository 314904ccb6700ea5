import 'server-only'
import config from '@payload-config'
import { draftMode, headers } from 'next/headers'
import { getPayload, type Payload } from 'payload'
import { cache } from 'react'

/** Payload's Local API for what visitors read. One instance per process, whoever asks. */
export function storefrontPayload(): Promise<Payload> {
  return getPayload({ config })
}

/**
 * How this page is to be read: as everybody reads it, or, in a staff member's preview, with drafts.
 *
 * Outside a preview nothing of the request is looked at, so the page stays static. Inside one the person is asked for
 * at every page: whoever has lost the role, or signed out, sees what everybody sees.
 */
export const readAs = cache(async () => {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return AS_EVERYBODY
  const user = await staffVisitor(await headers())
  return user === null ? AS_EVERYBODY : { overrideAccess: false, draft: true, user }
})

const AS_EVERYBODY = { overrideAccess: false, draft: false } as const

/** The staff member behind a request, or null. Only staff may open a preview. */
export async function staffVisitor(requestHeaders: Headers) {
  const payload = await storefrontPayload()
  const { user } = await payload.auth({ headers: requestHeaders })
  return user && 'role' in user && user.role !== 'user' ? user : null
}
