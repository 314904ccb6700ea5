import { OPTIONAL_CATEGORIES, type OptionalCategory } from './cookie-choice'

type Asked = Partial<Record<OptionalCategory, { isAsked?: boolean | null } | null>>

/** The categories visitors are asked about, in their order. */
export function askedCategories(categories: Asked | null | undefined): OptionalCategory[] {
  return OPTIONAL_CATEGORIES.filter((category) => categories?.[category]?.isAsked === true)
}

type Saved = { categories?: Asked | null }

/**
 * Whether visitors who chose before have to choose again: when it is about other categories, and when staff say that the
 * words mean something else now. Words that only read better ask nobody.
 */
export function asksAnew(before: Saved, after: Saved & { askEverybodyAgain?: boolean | null }): boolean {
  if (after.askEverybodyAgain === true) return true
  return askedCategories(before.categories).join() !== askedCategories(after.categories).join()
}
