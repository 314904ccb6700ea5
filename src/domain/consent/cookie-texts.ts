import { OPTIONAL_CATEGORIES, type OptionalCategory } from './cookie-choice'

/** Every word visitors read when they are asked about cookies, with how staff find it and how long it may be. */
export const COOKIE_TEXTS = {
  title: { label: 'Title', longest: 60 },
  question: { label: 'Question', longest: 400 },
  acceptAll: { label: 'Button: everything', longest: 30 },
  onlyNecessary: { label: 'Button: only what is needed', longest: 30 },
  settings: { label: 'Button: settings', longest: 30 },
  settingsTitle: { label: 'Title of the settings', longest: 60 },
  settingsText: { label: 'Text of the settings', longest: 400 },
  save: { label: 'Button: save the choice', longest: 30 },
  necessaryName: { label: 'What this site needs: name', longest: 60 },
  necessaryText: { label: 'What this site needs: explanation', longest: 400 },
} as const satisfies Record<string, { label: string; longest: number }>

export type CookieText = keyof typeof COOKIE_TEXTS

/** What a category is called, and what is said of it. */
export type CategoryTexts = { name: string; explanation: string }

export type CookieTexts = Record<CookieText, string> & {
  categories: Record<OptionalCategory, CategoryTexts>
}

/** The words staff wrote, where they wrote others than those that come with the site. */
export type OwnCookieTexts = Partial<Record<CookieText, string>> & {
  categories?: Partial<Record<OptionalCategory, Partial<CategoryTexts>>>
}

/** What of all these words is not standard: all that pages have to carry. */
export function ownTexts(written: Record<string, unknown>, standard: CookieTexts): OwnCookieTexts {
  const words = Object.keys(COOKIE_TEXTS).filter((word): word is CookieText =>
    Object.hasOwn(COOKIE_TEXTS, word),
  )
  const own: OwnCookieTexts = {}
  for (const word of words) {
    const text = textOf(written[word])
    if (text && text !== standard[word]) own[word] = text
  }
  for (const category of OPTIONAL_CATEGORIES) {
    const said = recordOf(recordOf(written.categories)[category])
    const { name, explanation } = standard.categories[category]
    const others = {
      ...differing('name', textOf(said.name), name),
      ...differing('explanation', textOf(said.explanation), explanation),
    }
    if (Object.keys(others).length > 0) own.categories = { ...own.categories, [category]: others }
  }
  return own
}

function differing(key: keyof CategoryTexts, text: string, standard: string): Partial<CategoryTexts> {
  return text && text !== standard ? { [key]: text } : {}
}

/** Staff's words, and the standard ones wherever they wrote none: no button is ever without a word. */
export function withStandardTexts(own: OwnCookieTexts, standard: CookieTexts): CookieTexts {
  const categories = Object.fromEntries(
    OPTIONAL_CATEGORIES.map((category) => [
      category,
      { ...standard.categories[category], ...own.categories?.[category] },
    ]),
  ) as CookieTexts['categories']
  return { ...standard, ...own, categories }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
