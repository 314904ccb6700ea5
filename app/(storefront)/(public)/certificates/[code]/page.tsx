import { notFound } from 'next/navigation'
import { connection } from 'next/server'
import { CertificatePage } from '@/src/storefront/certificates/certificate-page'
import { findPublicCertificate } from '@/src/storefront/certificates/queries.server'
import { TooOften } from '@/src/storefront/certificates/too-often'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('certificate')

type CertificateRoute = { params: Promise<{ code: string }> }

/** Made for each request: a certificate that was switched off is gone at once. */
export default async function PublicCertificatePage({ params }: CertificateRoute) {
  await connection()
  const certificate = await findPublicCertificate((await params).code)
  if (certificate === null) notFound()
  return certificate === 'too-often' ? <TooOften /> : <CertificatePage certificate={certificate} />
}
