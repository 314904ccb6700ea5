import type { Translation } from 'vanilla-cookieconsent'
import { type CookieChoice, NECESSARY, type OptionalCategory } from '@/src/domain/consent/cookie-choice'
import type { CookieTexts } from '@/src/domain/consent/cookie-texts'

/** What no editor changes: names of things for those who hear them, and where the policy stands. */
export type FixedTexts = { region: string; close: string; policy: string; policyHref: string; proof: string }

type DialogFacts = {
  words: CookieTexts
  fixed: FixedTexts
  categories: readonly OptionalCategory[]
  /** What was chosen before; its id is how somebody asks for the proof of it. */
  choice: CookieChoice | null
  locale: string
}

/** The bar and the settings in words. The dialog takes them as HTML, and staff write text: theirs is escaped. */
export function composeDialog({ words, fixed, categories, choice, locale }: DialogFacts): Translation {
  const text = escapeHtml
  return {
    consentModal: {
      label: fixed.region,
      title: text(words.title),
      description: `${text(words.question)} <a href="${fixed.policyHref}">${fixed.policy}</a>`,
      acceptAllBtn: text(words.acceptAll),
      acceptNecessaryBtn: text(words.onlyNecessary),
      showPreferencesBtn: text(words.settings),
    },
    preferencesModal: {
      title: text(words.settingsTitle),
      ...(categories.length > 0
        ? { acceptAllBtn: text(words.acceptAll), acceptNecessaryBtn: text(words.onlyNecessary) }
        : {}),
      savePreferencesBtn: text(words.save),
      closeIconLabel: fixed.close,
      sections: [
        { description: text(words.settingsText) },
        {
          title: text(words.necessaryName),
          description: text(words.necessaryText),
          linkedCategory: NECESSARY,
        },
        ...categories.map((category) => ({
          title: text(words.categories[category].name),
          description: text(words.categories[category].explanation),
          linkedCategory: category,
        })),
        ...(choice ? [{ description: proofLine(choice, fixed.proof, locale) }] : []),
      ],
    },
  }
}

function proofLine({ decidedAt, consentId }: CookieChoice, sentence: string, locale: string): string {
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(decidedAt))
  return escapeHtml(sentence.replace('{date}', date).replace('{id}', consentId))
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}
