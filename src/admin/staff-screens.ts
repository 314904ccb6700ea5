import type { CollectionConfig, Config, Field, Plugin } from 'payload'
import { ADMIN_DATE_FORMAT, ADMIN_LABELS, withAdminLabels } from './admin-labels'
import { formsScreen, submissionsScreen } from './forms/form-screens'
import { withStoredJson } from './ui/stored-fields'

const CELLS = '/src/admin/ui/cells'
const SECTION = '/src/admin/programs/section-field#SectionField'
const DOLLARS = '/src/admin/ui/dollars-hint#DollarsHint'

/**
 * What staff see in the admin beside Payload's own: pages about money and people, lists' cells, parts of documents, the
 * trade's words. Laid over the collections from outside, so that the shop itself stays without a face.
 */
export const staffScreens =
  (): Plugin =>
  (config: Config): Config => {
    const components = config.admin?.components
    return {
      ...config,
      collections: (config.collections ?? [])
        .map((collection) => SCREENS[collection.slug]?.(collection) ?? collection)
        .map((collection) => withAdminLabels({ ...collection, fields: withStoredJson(collection.fields) })),
      globals: (config.globals ?? []).map((global) =>
        withAdminLabels({ ...global, fields: withStoredJson(global.fields) }),
      ),
      i18n: withLabels(config.i18n),
      admin: {
        dateFormat: ADMIN_DATE_FORMAT,
        ...config.admin,
        components: {
          ...components,
          beforeDashboard: [
            ...(components?.beforeDashboard ?? []),
            '/src/admin/instance/hold-card#HoldCard',
            '/src/admin/payments/attention-card#AttentionCard',
          ],
          actions: [...(components?.actions ?? []), '/src/admin/search/search-palette#SearchPalette'],
          graphics: { Icon: '/src/admin/ui/site-icon#SiteIcon', ...components?.graphics },
          beforeNavLinks: [...(components?.beforeNavLinks ?? []), '/src/admin/payments/nav-links#NavLinks'],
          views: {
            ...components?.views,
            payments: {
              Component: '/src/admin/payments/payments-view#PaymentsView',
              path: '/payments-management',
              meta: { title: 'Payments needing attention' },
            },
            migratedPeople: {
              Component: '/src/admin/imports/migrated-people-view#MigratedPeopleView',
              path: '/migrated-people',
              meta: { title: 'People from the older system' },
            },
            statistics: {
              Component: '/src/admin/payments/statistics-view#StatisticsView',
              path: '/statistics',
              meta: { title: 'Statistics' },
            },
          },
        },
      },
    }
  }

/** A plugin's own words stay beside ours. */
function withLabels(i18n: Config['i18n']): Config['i18n'] {
  const { en } = ADMIN_LABELS.translations as Record<string, object>
  return { ...i18n, translations: { ...i18n?.translations, en: { ...i18n?.translations?.en, ...en } } }
}

const SCREENS: Record<string, (collection: CollectionConfig) => CollectionConfig> = {
  orders: (orders) => {
    const cells = withCells(orders.fields, {
      state: `${CELLS}#OrderStateCell`,
      paymentMethod: `${CELLS}#MethodCell`,
      totalCents: `${CELLS}#MoneyCell`,
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
      fields: [part('overview', '/src/admin/orders/order-page#OrderPage'), stored],
      admin: {
        ...admin,
        components: {
          ...admin?.components,
          beforeListTable: ['/src/admin/orders/order-filters#OrderFilters'],
        },
      },
    }
  },
  'payment-attempts': (attempts) => ({
    ...attempts,
    fields: withCells(attempts.fields, {
      provider: `${CELLS}#ProviderCell`,
      state: `${CELLS}#PaymentStateCell`,
      amountCents: `${CELLS}#MoneyCell`,
    }),
  }),
  refunds: (refunds) => ({
    ...refunds,
    fields: withCells(refunds.fields, { amountCents: `${CELLS}#MoneyCell` }),
  }),
  invoices: (invoices) => ({
    ...invoices,
    fields: withCells(invoices.fields, { totalCents: `${CELLS}#MoneyCell` }),
  }),
  discounts: (discounts) => ({
    ...discounts,
    fields: [
      part('usage', '/src/admin/discounts/discount-usage#DiscountUsage'),
      ...withDollars(withCells(discounts.fields, { usedCount: `${CELLS}#UsesCell` }), [
        'amountCents',
        'minimumCents',
      ]),
    ],
  }),
  products: (products) => ({
    ...products,
    fields: withDollars(withCells(products.fields, { priceCents: `${CELLS}#MoneyCell` }), ['priceCents']),
  }),
  forms: formsScreen,
  'form-submissions': submissionsScreen,
  'activity-log': (log) => ({ ...log, fields: withCells(log.fields, { action: `${CELLS}#ActivityCell` }) }),
  'email-outbox': (mails) => ({
    ...mails,
    fields: withCells(mails.fields, { message: `${CELLS}#MessageCell` }),
  }),
  lessons: (lessons) => ({
    ...lessons,
    fields: lessons.fields.map((field) =>
      'name' in field && field.name === 'section' ? withComponents(field, { Field: SECTION }) : field,
    ),
  }),
  users: (users) => ({
    ...users,
    fields: [part('money', '/src/admin/people/person-page#PersonPage'), ...users.fields],
  }),
}

/** A part of a document that shows and does, and stores nothing. */
function part(name: string, component: string): Field {
  return { name, type: 'ui', admin: { components: { Field: component }, disableListColumn: true } }
}

function withCells(fields: Field[], cells: Record<string, string>): Field[] {
  return fields.map((field) => {
    const cell = 'name' in field ? cells[field.name] : undefined
    return cell ? withComponents(field, { Cell: cell }) : field
  })
}

function withDollars(fields: Field[], names: string[]): Field[] {
  return fields.map((field) =>
    'name' in field && names.includes(field.name) ? withComponents(field, { afterInput: [DOLLARS] }) : field,
  )
}

function withComponents(field: Field, components: Record<string, unknown>): Field {
  const admin = field.admin as { components?: Record<string, unknown> } | undefined
  return { ...field, admin: { ...admin, components: { ...admin?.components, ...components } } } as Field
}
