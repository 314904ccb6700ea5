import type { Endpoint } from 'payload'
import { certificatePdf } from './endpoints/certificate-pdf'
import { changeCertificate, listCertificates } from './endpoints/certificates'
import { reissue } from './endpoints/reissue'
import { renew } from './endpoints/renew'

/** Certificates for who finished a program. Their public pages are the storefront's. */
export const certificateEndpoints: Endpoint[] = [
  listCertificates,
  changeCertificate,
  certificatePdf,
  renew,
  reissue,
]
