import type { CollectionConfig, Config, Field } from 'payload'
import type { Site } from '@/src/server/site'
import { withMoney } from './money'
import { part, withCells, withFields } from './parts'

const RSC = 'payload-plugin-digital-commerce/rsc'
const CLIENT = 'payload-plugin-digital-commerce/admin'

/**
 * What staff see of the shop in any site's admin beside Payload's own: an order on one page with what can be done, the
 * list of payments that wait for a person, statistics, uses of a discount. Named as the import map wants them: the plugin itself knows no
 * screen.
 */
export function withShopScreens(config: Config, { currency }: Pick<Site, 'currency'>): Config {
  const components = config.admin?.components
  return {
    ...config,
    collections: config.collections?.map((collection) => {
      const screen = withAmountSearch(SCREENS[collection.slug]?.(collection) ?? collection, currency)
      return { ...screen, fields: withMoney(screen.fields, currency) }
    }),
    admin: {
      ...config.admin,
      components: {
        ...components,
        beforeDashboard: [...(components?.beforeDashboard ?? []), `${RSC}#AttentionCard`],
        beforeNavLinks: [...(components?.beforeNavLinks ?? []), `${CLIENT}#MoneyLinks`],
        views: {
          ...components?.views,
          payments: {
            Component: `${RSC}#PaymentsView`,
            path: '/payments-management',
            meta: { title: 'Payments needing attention' },
          },
          statistics: {
            Component: `${RSC}#StatisticsView`,
            path: '/statistics',
            meta: { title: 'Statistics' },
          },
        },
      },
    },
  }
}

/** Lists of money that are asked for between two amounts, and of which. */
const AMOUNTS: Record<string, string> = { invoices: 'totalCents', refunds: 'amountCents' }

function withAmountSearch(collection: CollectionConfig, currency: string): CollectionConfig {
  const { slug, admin } = collection
  const field = AMOUNTS[slug]
  if (!field) return collection
  const search = { path: `${CLIENT}#AmountSearch`, clientProps: { field, currency } }
  const above = [...(admin?.components?.beforeListTable ?? []), search]
  return { ...collection, admin: { ...admin, components: { ...admin?.components, beforeListTable: above } } }
}

const SCREENS: Record<string, (collection: CollectionConfig) => CollectionConfig> = {
  orders: (orders) => {
    const cells = withCells(orders.fields, {
      state: `${RSC}#OrderStateCell`,
      paymentMethod: `${RSC}#MethodCell`,
    })
    const stored: Field = {
      type: 'collapsible',
      label: 'All that is stored',
      admin: { initCollapsed: true },
      fields: cells,
    }
    const { admin } = orders
    return {
      ...orders,
      fields: [part('overview', `${RSC}#OrderPage`), stored],
      admin: {
        ...admin,
        components: { ...admin?.components, beforeListTable: [`${RSC}#OrderFilters`] },
      },
    }
  },
  'payment-attempts': (attempts) => ({
    ...attempts,
    fields: withFields(
      withCells(attempts.fields, {
        provider: `${RSC}#ProviderCell`,
        state: `${RSC}#PaymentStateCell`,
      }),
      { provider: `${RSC}#ProviderField` },
    ),
  }),
  'payment-events': (events) => ({
    ...events,
    fields: withCells(events.fields, { type: `${RSC}#ProviderMessageCell`, provider: `${RSC}#ProviderCell` }),
  }),
  discounts: (discounts) => ({
    ...discounts,
    fields: [
      part('usage', `${RSC}#DiscountUsage`),
      ...withCells(discounts.fields, { usedCount: `${RSC}#UsesCell` }),
    ],
  }),
  'activity-log': (log) => ({ ...log, fields: withCells(log.fields, { action: `${RSC}#ActivityCell` }) }),
  'email-outbox': (mails) => ({
    ...mails,
    fields: withFields(withCells(mails.fields, { message: `${RSC}#MessageCell` }), {
      message: `${RSC}#MessageField`,
    }),
  }),
  'reconciliation-reports': (reports) => ({
    ...reports,
    fields: withCells(reports.fields, { day: `${RSC}#ReportDayCell` }),
  }),
}
