import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig } from 'payload'
import { commerce } from '@/plugins/commerce'
import type { CommerceOptions } from '@/plugins/commerce/site/options'
import { mail } from '@/plugins/mail'

export type SiteOptions = {
  /** What the site calls its people. */
  people?: string
  /** Beside or instead of what `commerce` is told below. */
  commerce?: CommerceOptions
}

/** Somebody else's Payload site, with people of its own and no page of ours. Adding the shop takes a few lines. */
export const headlessSite = (
  connectionString: string,
  { people = 'members', commerce: options }: SiteOptions = {},
) =>
  buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    collections: [
      {
        slug: people,
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
        customers: people,
        isStaff: ({ team }) => team === true,
        seller: { brandName: "Garden Road's Courses" },
        pages: {
          payment: '/checkout/done',
          paymentCancelled: '/checkout/cancelled',
          programs: '/my-courses',
        },
        ...options,
      }),
    ],
    db: postgresAdapter({ idType: 'uuid', pool: { connectionString }, push: true }),
    telemetry: false,
    typescript: { autoGenerate: false },
    graphQL: { disable: true },
  })
