import 'server-only'
import { headers } from 'next/headers'
import { storefrontPayload } from '../pages/payload.server'
import { type PublicCertificate, verifyCertificate } from './verify-certificate.server'

/** Asked by the visitor of this request. */
export async function findPublicCertificate(code: string): Promise<PublicCertificate | 'too-often' | null> {
  return verifyCertificate(await storefrontPayload(), await headers(), code)
}
