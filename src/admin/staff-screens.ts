import { en } from '@payloadcms/translations/languages/en'
import { fr } from '@payloadcms/translations/languages/fr'
import type { CollectionConfig, Config, Plugin } from 'payload'
import { part, withCells, withFields, withHints } from '@/plugins/commerce/staff/screens/parts'
import { ADMIN_DATE_FORMAT, ADMIN_LABELS, withAdminLabels } from './admin-labels'
import { withEditingPanels, withMenusPanel } from './editing/with-editing-panels'
import { withPagePicker } from './editing/with-page-picker'
import { formsScreen, submissionsScreen } from './forms/form-screens'
import { inBothLanguages } from './languages/in-both-languages'
import { withDownload } from './lists/with-download'
import { withSearch } from './lists/with-search'
import { lessonsScreen, programsScreen } from './programs/program-screens'
import { withSwitchState } from './settings/with-switch-state'
import { withStoredJson } from './ui/stored-fields'
import { withBusinessTime } from './ui/with-business-time'

const ACT_SAID = '/src/admin/activity/act-said#ActSaid'

/** After the page of the order, which is the shop's own. */
const ORDER_NOTES = part('notes', '/src/admin/notes/order-notes#OrderNotes')

/**
 * What staff see in the admin beside Payload's own and the shop's: pages about people, lists' cells, parts of documents, the
 * trade's words. Laid over the collections from outside, so that the shop itself stays without a face.
 */
export const staffScreens =
  (): Plugin =>
  (config: Config): Config => {
    const components = config.admin?.components
    return inBothLanguages({
      ...config,
      collections: (config.collections ?? [])
        .map((collection) => withDownload(SCREENS[collection.slug]?.(collection) ?? collection))
        .map(withSwitchState)
        .map(withSearch)
        .map(withEditingPanels)
        .map((collection) => withAdminLabels({ ...collection, fields: withStoredJson(collection.fields) }))
        .map(withBusinessTime),
      globals: (config.globals ?? [])
        .map(withMenusPanel)
        .map((global) =>
          withAdminLabels({ ...global, fields: withStoredJson(withPagePicker(global.fields)) }),
        ),
      i18n: withLabels(config.i18n),
      admin: {
        dateFormat: ADMIN_DATE_FORMAT,
        ...config.admin,
        components: {
          ...components,
          providers: [
            ...(components?.providers ?? []),
            '/src/admin/languages/follow-account#FollowAccount',
            '/src/admin/languages/content-language#ContentLanguage',
            '/src/admin/lists/nothing-to-choose#NothingToChoose',
            '/src/admin/ui/readable-controls#ReadableControls',
            '/src/admin/ui/steps-back#StepsBack',
          ],
          beforeDashboard: [
            '/src/admin/ui/dashboard-heading#DashboardHeading',
            '/src/admin/instance/hold-card#HoldCard',
            ...(components?.beforeDashboard ?? []),
            '/src/admin/editing/schedule-card#ScheduleCard',
            '/src/admin/own-data/requests-card#RequestsCard',
            '/src/admin/groups/leaderless-card#LeaderlessCard',
            '/src/admin/translations/translations-card#TranslationsCard',
            '/src/admin/history/stale-card#StaleCard',
          ],
          actions: [...(components?.actions ?? []), '/src/admin/search/search-palette#SearchPalette'],
          graphics: {
            Icon: '/src/admin/ui/site-icon#SiteIcon',
            Logo: '/src/admin/ui/site-logo#SiteLogo',
            ...components?.graphics,
          },
          beforeNavLinks: [
            '/src/admin/ui/open-menu#OpenMenu',
            ...(components?.beforeNavLinks ?? []),
            '/src/admin/menu/overview-links#OverviewLinks',
          ],
          views: {
            ...components?.views,
            statistics: {
              Component: '/src/admin/reports/statistics-with-reports#StatisticsWithReports',
              path: '/statistics',
              meta: { title: 'Statistics' },
            },
            newProgram: {
              Component: '/src/admin/programs/new-program-view#NewProgramView',
              path: '/new-program',
              meta: { title: 'New program' },
            },
            participation: {
              Component: '/src/admin/learning/participation-view#ParticipationView',
              path: '/participation',
              meta: { title: 'Participation' },
            },
            newOrder: {
              Component: '/src/admin/orders/new-order-view#NewOrderView',
              path: '/new-order',
              meta: { title: 'New order' },
            },
            missingRight: {
              Component: '/src/admin/routes/missing-right-view#MissingRightView',
              path: '/missing-right',
              meta: { title: 'Not for you' },
            },
            translations: {
              Component: '/src/admin/translations/translations-view#TranslationsView',
              path: '/translations',
              meta: { title: 'English and French' },
            },
            siteHistory: {
              Component: '/src/admin/history/history-view#HistoryView',
              path: '/site-history',
              meta: { title: 'What changed' },
            },
            migratedPeople: {
              Component: '/src/admin/imports/migrated-people-view#MigratedPeopleView',
              path: '/migrated-people',
              meta: { title: 'People from the older system' },
            },
          },
        },
      },
    })
  }

/** A plugin's own words stay beside ours. */
function withLabels(i18n: Config['i18n']): Config['i18n'] {
  const own = ADMIN_LABELS.translations as Record<'en' | 'fr', object>
  const { en: theirs, fr: leurs } = { en: {}, fr: {}, ...i18n?.translations }
  return {
    ...i18n,
    supportedLanguages: { en, fr },
    fallbackLanguage: 'en',
    translations: { ...i18n?.translations, en: { ...theirs, ...own.en }, fr: { ...leurs, ...own.fr } },
  }
}

const SCREENS: Record<string, (collection: CollectionConfig) => CollectionConfig> = {
  'activity-log': (log) => ({
    ...log,
    fields: [
      part('undo', '/src/admin/activity/undo-act#UndoAct'),
      ...withFields(log.fields, {
        action: ACT_SAID,
        by: '/src/admin/activity/by-field#ByField',
      }),
    ],
    admin: {
      ...log.admin,
      components: {
        ...log.admin?.components,
        beforeListTable: ['/src/admin/activity/activity-filters#ActivityFilters'],
      },
    },
  }),
  forms: formsScreen,
  'form-submissions': submissionsScreen,
  'user-products': (access) => ({
    ...access,
    admin: {
      ...access.admin,
      components: {
        ...access.admin?.components,
        beforeListTable: ['/src/admin/people/extend-many-panel#ExtendManyPanel'],
      },
    },
  }),
  products: (products) => ({
    ...products,
    admin: {
      ...products.admin,
      components: {
        ...products.admin?.components,
        beforeListTable: ['/src/admin/programs/import-catalog#ImportCatalog'],
      },
    },
    fields: withHints(products.fields, ['seats'], {
      path: '/src/admin/programs/licence-notice#LicenceNotice',
    }),
  }),
  programs: programsScreen,
  lessons: lessonsScreen,
  'lesson-files': (files) => ({
    ...files,
    fields: [part('ofLesson', '/src/admin/programs/file-of-lesson#FileOfLesson'), ...files.fields],
  }),
  'program-completions': (completions) => ({
    ...completions,
    admin: {
      ...completions.admin,
      components: {
        ...completions.admin?.components,
        beforeListTable: ['/src/admin/learning/import-completions#ImportCompletions'],
      },
    },
  }),
  'lesson-questions': (questions) => ({
    ...questions,
    fields: [part('answerPart', '/src/admin/learning/answer-question#AnswerQuestion'), ...questions.fields],
  }),
  'data-requests': (requests) => ({
    ...requests,
    fields: [
      part('actions', '/src/admin/own-data/request-actions#RequestActions'),
      ...withCells(requests.fields, { dueAt: '/src/admin/own-data/due-cell#DueCell' }),
    ],
  }),
  gifts: (gifts) => ({
    ...gifts,
    fields: [part('actions', '/src/admin/gifts/gift-actions#GiftActions'), ...gifts.fields],
  }),
  orders: (orders) => ({
    ...orders,
    admin: {
      ...orders.admin,
      components: {
        ...orders.admin?.components,
        beforeListTable: [
          '/src/admin/orders/new-order-link#NewOrderLink',
          ...(orders.admin?.components?.beforeListTable ?? []),
        ],
      },
    },
    fields: orders.fields.flatMap((field, index) => (index === 0 ? [field, ORDER_NOTES] : [field])),
  }),
  'seat-groups': (groups) => ({
    ...groups,
    fields: [part('places', '/src/admin/groups/group-page#GroupPage'), ...groups.fields],
  }),
  users: (users) => ({
    ...users,
    fields: [part('money', '/src/admin/people/person-page#PersonPage'), ...users.fields],
  }),
}
