import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { commerce } from '@/plugins/commerce'
import type { ProviderOption } from '@/plugins/commerce/payments/providers/registry'
import { mail } from '@/plugins/mail'

/** Somebody else's Payload site, with people of its own and no page of ours. Adding the shop takes a few lines. */
export const headlessSite = (connectionString: string, providers?: readonly ProviderOption[]) =>
  buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    collections: [
      {
        slug: 'members',
        auth: true,
        access: { create: () => true },
        fields: [
          { name: 'fullName', type: 'text' },
          { name: 'team', type: 'checkbox', access: { create: () => false, update: () => false } },
        ],
      },
    ],
    plugins: [
      mail(),
      commerce({
        customers: 'members',
        ...(providers ? { providers } : {}),
        isStaff: ({ team }) => team === true,
        seller: { brandName: "Garden Road's Courses" },
        pages: {
          payment: '/checkout/done',
          paymentCancelled: '/checkout/cancelled',
          programs: '/my-courses',
        },
      }),
    ],
    db: postgresAdapter({ idType: 'uuid', pool: { connectionString }, push: true }),
    telemetry: false,
    typescript: { autoGenerate: false },
    graphQL: { disable: true },
  })
