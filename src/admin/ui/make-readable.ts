import { giveStructure } from './give-structure'
import { inLanguage } from './staff-messages'

const en = {
  more: 'More to do with this document',
  publishMore: 'More ways to publish',
  row: 'More to do with this row',
  copy: 'Copy and paste all rows',
  move: 'Move this row',
  edit: 'Edit what is chosen',
  takeOut: 'Take out what is chosen',
  all: 'Choose all rows',
  one: 'Choose this row',
  menu: 'Menu',
  document: 'This document',
  more2: 'More',
  dashboard: 'What this page shows',
  clear: 'Take the date out',
  previous: 'Previous page',
  next: 'Next page',
  copyAddress: 'Copy its address',
  takeFileOut: 'Take the file out',
  addNew: 'Add new',
  openHere: 'Open it here',
  search: 'Search by email, name or number',
} as const

const fr = {
  more: 'Autres actions sur ce document',
  publishMore: 'Autres façons de publier',
  row: 'Autres actions sur cette ligne',
  copy: 'Copier et coller toutes les lignes',
  move: 'Déplacer cette ligne',
  edit: 'Modifier ce qui est choisi',
  takeOut: 'Retirer ce qui est choisi',
  all: 'Choisir toutes les lignes',
  one: 'Choisir cette ligne',
  menu: 'Menu',
  document: 'Ce document',
  more2: 'Plus',
  dashboard: 'Ce que montre cette page',
  clear: 'Retirer la date',
  previous: 'Page précédente',
  next: 'Page suivante',
  copyAddress: 'Copier son adresse',
  takeFileOut: 'Retirer le fichier',
  addNew: 'Ajouter',
  openHere: 'Ouvrir ici',
  search: 'Rechercher par courriel, nom ou numéro',
} as const satisfies Record<keyof typeof en, string>

const messages = { en, fr }

/** What Payload leaves without a name, the nearest name first. */
const NAMES: [selector: string, name: keyof typeof en][] = [
  ['.doc-controls__popup button.popup-button', 'more'],
  ['.form-submit button.popup-button', 'publishMore'],
  ['.array-actions button.popup-button', 'row'],
  ['.clipboard-action__popup button.popup-button', 'copy'],
  ['button.popup-button', 'more2'],
  ['.collapsible__drag[role=button]', 'move'],
  ['.upload-relationship-details__edit, .upload-relationship-details__edit button', 'edit'],
  ['.upload-relationship-details__remove, .upload-relationship-details__remove button', 'takeOut'],
  ['#select-all', 'all'],
  ['.select-row input[type=checkbox]', 'one'],
  ['td input[type=checkbox]', 'one'],
  ['nav.nav__wrap', 'menu'],
  ['.dashboard-breadcrumb-select input', 'dashboard'],
  ['button.date-time-picker__clear-button', 'clear'],
  ['button.clickable-arrow--left', 'previous'],
  ['button.clickable-arrow--right', 'next'],
  ['.upload--has-many__drag[role=button]', 'move'],
  ['button.drawer-link__doc-drawer-toggler', 'openHere'],
  ['button.copy-to-clipboard', 'copyAddress'],
  ['button.file-details__remove', 'takeFileOut'],
  ['button.relationship-add-new__add-button', 'addNew'],
]

/** Names what has no name below `root`. What has one keeps it. */
export function readable(root: ParentNode, language: string): void {
  const t = inLanguage(messages, language)
  for (const [selector, name] of NAMES) {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) {
      if (isNamed(element)) continue
      element.removeAttribute('aria-labelledby')
      element.setAttribute('aria-label', t(name))
    }
  }
  // Hidden from screen readers, and so from the keyboard, too.
  for (const hidden of root.querySelectorAll<HTMLElement>('[aria-hidden=true]:is(button, [tabindex="0"])')) {
    hidden.tabIndex = -1
  }
  for (const input of root.querySelectorAll<HTMLElement>(
    'input.rs__input, .rich-text-lexical [role=textbox], .date-time-picker input[type=text]',
  )) {
    if (isNamed(input)) continue
    const words = input.closest('.field-type, .localizer, .per-page, [class*=__language]')
    const label = words?.querySelector('.field-label, label')?.textContent
    input.setAttribute('aria-label', label?.trim() || t('more2'))
  }
  for (const tabs of root.querySelectorAll('ul.doc-tabs__tabs')) tabs.setAttribute('role', 'group')
  // Named by what they show, their number included, not by other words.
  for (const named of root.querySelectorAll('a.doc-tab[aria-label], #empty-trash-button[aria-label]')) {
    named.removeAttribute('aria-label')
  }
  // The button within opens it, too.
  for (const outer of root.querySelectorAll('.popup-button--custom[role=button]:has(button)')) {
    outer.removeAttribute('role')
    outer.removeAttribute('tabindex')
  }
  // Can be moved by keyboard as before, and the button that takes it out stays a button of its own.
  for (const chosen of root.querySelectorAll('.rs__multi-value[role=button]'))
    chosen.setAttribute('role', 'group')
  // Where rows have no title, Payload says that it looks for an id, whatever it looks for: see lists/with-search.ts.
  for (const search of root.querySelectorAll<HTMLInputElement>('#search-filter-input[placeholder$=" ID"]')) {
    search.placeholder = t('search')
    search.setAttribute('aria-label', t('search'))
  }
  // The name of the file stands beside its picture, and is not read out twice.
  for (const picture of root.querySelectorAll<HTMLImageElement>('td .file__thumbnail img')) picture.alt = ''
  giveStructure(root, t('document'))
}

function isNamed(element: HTMLElement): boolean {
  const by = element.getAttribute('aria-labelledby')
  const isNamedByOther = by !== null && by !== element.id && element.ownerDocument.getElementById(by) !== null
  return (
    isNamedByOther ||
    Boolean(element.getAttribute('aria-label')?.trim()) ||
    (element.matches('button, [role=button]') && wordsOf(element) !== '')
  )
}

/** Without what only those who see it are told, such as the words that come when a pointer rests there. */
function wordsOf(element: HTMLElement): string {
  const shown = element.cloneNode(true) as HTMLElement
  for (const hidden of shown.querySelectorAll('[aria-hidden=true], .tooltip')) hidden.remove()
  return shown.textContent?.trim() ?? ''
}
