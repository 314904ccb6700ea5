/** How the French of a document stands to its English. */
export const TRANSLATION_STATES = ['missing', 'older', 'current'] as const
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/** What needs somebody. */
export type Waiting = Exclude<TranslationState, 'current'>

export function isWaiting(value: unknown): value is Waiting {
  return value === 'missing' || value === 'older'
}

/** What has a text in each language, and what editors call it. */
export const TRANSLATED = {
  pages: 'Pages',
  products: 'Products',
  programs: 'Programs',
  lessons: 'Lessons',
  'lesson-files': 'Lesson files',
  resources: 'Resources',
  media: 'Pictures',
  forms: 'Forms',
  'email-templates': 'Email templates',
  navigation: 'Menus and footer',
  'system-settings': 'System settings',
} as const satisfies Record<string, string>

export type Translated = keyof typeof TRANSLATED

export function isTranslated(slug: unknown): slug is Translated {
  return typeof slug === 'string' && Object.hasOwn(TRANSLATED, slug)
}

/** There is one of these, at an address without an id. */
export const TRANSLATED_GLOBALS: readonly Translated[] = ['navigation', 'system-settings']

/** Whether a document that was read in French says anything there. */
export function saysSomething(slug: Translated, doc: Record<string, unknown>): boolean {
  if (slug === 'forms') return hasItems(doc.fields, 'label')
  if (slug === 'navigation') return hasItems(doc.items, 'label')
  if (slug === 'email-templates') return true
  const branding = doc.branding as { tagline?: unknown } | undefined
  const text = slug === 'media' ? doc.alt : slug === 'system-settings' ? branding?.tagline : doc.title
  return typeof text === 'string' && text.trim() !== ''
}

function hasItems(list: unknown, text: string): boolean {
  return Array.isArray(list) && list.some((item: Record<string, unknown>) => Boolean(item[text]))
}

/** Which of these fields differ, by their labels. Both were read in the same language. */
export function changedFields(
  fields: readonly { name: string; label: string }[],
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): string[] {
  return fields.filter(({ name }) => textOf(before[name]) !== textOf(after[name])).map(({ label }) => label)
}

/** Empty is empty, however it is written. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return '""'
  return JSON.stringify(value)
}
