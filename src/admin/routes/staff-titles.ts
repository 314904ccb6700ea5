import type { SanitizedConfig } from 'payload'

/** Titles of tabs in French, by what stands as `meta.title` of a view, and what follows each title. */
export const TITLES_FR: Readonly<Record<string, string>> = {
  'New program': 'Nouveau programme',
  'New order': 'Nouvelle commande',
  'Not for you': 'Pas pour vous',
  'English and French': 'Anglais et français',
  'What changed': 'Ce qui a changé',
  'People from the older system': 'Personnes de l’ancien système',
  'Payments needing attention': 'Paiements à examiner',
  Statistics: 'Statistiques',
  Participation: 'Participation',
  ' – Manage website': ' – Gérer le site',
}

/** The configuration with the titles of our views, and what stands after each title, in a language. */
export function titledIn(config: SanitizedConfig, language: string): SanitizedConfig {
  const { components, meta } = config.admin
  if (language !== 'fr') return config
  const views = Object.entries(components.views ?? {}).map(([name, view]) => [name, titled(view)])
  const titleSuffix = frenchOf(meta.titleSuffix)
  return {
    ...config,
    admin: {
      ...config.admin,
      meta: { ...meta, titleSuffix },
      components: { ...components, views: Object.fromEntries(views) },
    },
  }
}

function titled<View extends object>(view: View): View {
  if (!('meta' in view) || typeof view.meta !== 'object' || view.meta === null) return view
  const title = 'title' in view.meta ? frenchOf(view.meta.title) : undefined
  return { ...view, meta: { ...view.meta, title } }
}

function frenchOf<Title>(title: Title): Title | string {
  return (typeof title === 'string' ? TITLES_FR[title] : undefined) ?? title
}
