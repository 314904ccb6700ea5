import * as CookieConsent from 'vanilla-cookieconsent'
import { NECESSARY } from '@/src/domain/consent/cookie-choice'
import { withStandardTexts } from '@/src/domain/consent/cookie-texts'
import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import { localeOfPath } from '@/src/domain/languages/paths'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './cookie-dialog.css'
import type { AskedQuestion } from './asked-question'
import { composeDialog } from './compose-dialog'
import { CONSENT_KEY, loadConsent } from './consent'

/** A choice is asked for anew after half a year. */
const VALID_DAYS = 182

let started: Promise<void> | undefined

/**
 * The dialog about cookies. This file is fetched when it is needed: by visitors who have not chosen yet, and by whoever
 * opens the settings. `onChoice` hears of every choice.
 */
export async function askForChoice(
  root: HTMLElement,
  question: AskedQuestion,
  onChoice: () => void,
): Promise<void> {
  await start(root, question, onChoice)
  CookieConsent.show(true)
}

export async function openSettings(
  root: HTMLElement,
  question: AskedQuestion,
  onChoice: () => void,
): Promise<void> {
  await start(root, question, onChoice)
  // What was chosen a moment ago stands there, too.
  await CookieConsent.setLanguage(LANGUAGE, true)
  CookieConsent.showPreferences()
}

/** The same as ticking videos in the settings. */
export async function acceptMedia(
  root: HTMLElement,
  question: AskedQuestion,
  onChoice: () => void,
): Promise<void> {
  await start(root, question, onChoice)
  CookieConsent.acceptCategory([...CookieConsent.getUserPreferences().acceptedCategories, 'media'])
  CookieConsent.hide()
}

function start(root: HTMLElement, question: AskedQuestion, onChoice: () => void): Promise<void> {
  started ??= run(root, question, onChoice)
  return started
}

/** The dialog is told its words when it asks for them, in the language of the page. */
const LANGUAGE = 'en'

async function run(root: HTMLElement, question: AskedQuestion, onChoice: () => void): Promise<void> {
  const locale = localeOfPath(location.pathname)
  const { standard, fixed } = await (locale === 'fr'
    ? import('./dialog-texts.fr')
    : import('./dialog-texts.en'))
  const words = withStandardTexts(question.words, standard)
  const { categories } = question
  await CookieConsent.run({
    root,
    autoShow: false,
    hideFromBots: false,
    revision: question.textVersion,
    cookie: { name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: VALID_DAYS },
    guiOptions: {
      consentModal: { layout: 'bar inline', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      [NECESSARY]: { enabled: true, readOnly: true },
      ...Object.fromEntries(categories.map((category) => [category, {}])),
    },
    language: {
      default: LANGUAGE,
      translations: {
        [LANGUAGE]: () =>
          composeDialog({
            words,
            fixed,
            categories,
            choice: loadConsent(question),
            locale: LANGUAGE_TAGS[locale],
          }),
      },
    },
    onFirstConsent: onChoice,
    onChange: onChoice,
    onModalReady: ({ modalName, modal }) => {
      if (modalName === 'consentModal') makeCalm(modal)
    },
    onModalShow: ({ modalName }) => {
      if (modalName === 'consentModal') keepRoom()
    },
  })
}

/**
 * The bar is part of the page: it takes no focus from whoever is typing, keeps nobody inside, and is a region, since the
 * page beside it can be used.
 */
function makeCalm(bar: HTMLElement): void {
  bar.setAttribute('role', 'region')
  bar.removeAttribute('aria-modal')
  // The dialog gives the focus to a place inside its bar, a tenth of a second after it came.
  for (const place of [bar, ...bar.querySelectorAll<HTMLElement>('[tabindex="-1"]')])
    place.focus = () => undefined
  bar.addEventListener('keydown', (event) => {
    if (event.key === 'Tab') event.stopPropagation()
  })
}

/** As much room at the end of the page as the bar covers, so that everything can be scrolled out from under it. */
function keepRoom(): void {
  const bar = document.querySelector('#cc-main .cm')
  if (!bar) return
  const measure = () =>
    document.documentElement.style.setProperty('--cookie-bar-height', `${bar.clientHeight}px`)
  measure()
  new ResizeObserver(measure).observe(bar)
}
