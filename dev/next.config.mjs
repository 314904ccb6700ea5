import path from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

/** A site that runs the plugin from its sources, beside them: a change there shows here at once. */
export default withPayload({
  poweredByHeader: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: path.resolve(import.meta.dirname, '..') },
  serverExternalPackages: [
    '@paypal/paypal-server-sdk',
    'country-state-city',
    'fontkit',
    'nodemailer',
    'pdfkit',
  ],
})
