import { postgresAdapter } from '@payloadcms/db-postgres'
import { buildConfig, type CollectionConfig, type Field, type LocalizationConfig } from 'payload'
import { commerce } from '@/plugins/commerce'
import type { CommerceOptions } from '@/plugins/commerce/site/options'
import { mail } from '@/plugins/mail'

export type SiteOptions = {
  /** What the site calls its people. */
  people?: string
  /** How the site numbers its documents. Default: uuid. */
  idType?: 'serial' | 'uuid' | 'uuidv7'
  /** The folder of its migrations; without one its tables are pushed. */
  migrations?: string
  localization?: LocalizationConfig
  /** An id of its own that people have. */
  idField?: 'text' | 'number'
  /** What its database says of itself, when it is another. */
  db?: { name: string }
  /** More of its collections. */
  collections?: CollectionConfig[]
  /** Beside or instead of what `commerce` is told below. */
  commerce?: CommerceOptions
}

/** Somebody else's Payload site, with people of its own and no page of ours. Adding the shop takes a few lines. */
export const headlessSite = (
  connectionString: string,
  {
    people = 'members',
    idType = 'uuid',
    migrations,
    localization,
    idField,
    db,
    collections = [],
    commerce: options,
  }: SiteOptions = {},
) =>
  buildConfig({
    secret: process.env.PAYLOAD_SECRET ?? '',
    collections: [
      {
        slug: people,
        auth: true,
        access: { create: () => true },
        fields: [
          ...(idField ? [{ name: 'id', type: idField, required: true } as Field] : []),
          { name: 'fullName', type: 'text' },
          { name: 'team', type: 'checkbox', access: { create: () => false, update: () => false } },
        ],
      },
      ...collections,
    ],
    plugins: [
      mail(),
      commerce({
        customers: people,
        isStaff: ({ team }) => team === true,
        seller: { brandName: "Garden Road's Courses", addressLines: '12 Garden Road\nOttawa' },
        pages: {
          payment: '/checkout/done',
          paymentCancelled: '/checkout/cancelled',
          programs: '/my-courses',
        },
        ...options,
      }),
    ],
    db: {
      ...postgresAdapter({
        idType,
        pool: { connectionString },
        push: migrations === undefined,
        ...(migrations === undefined ? {} : { migrationDir: migrations }),
      }),
      ...db,
    },
    ...(localization ? { localization } : {}),
    telemetry: false,
    typescript: { autoGenerate: false },
    graphQL: { disable: true },
  })
