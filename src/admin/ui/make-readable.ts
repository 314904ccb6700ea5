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
  more2: 'More',
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
  more2: 'Plus',
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
    'input.rs__input, .rich-text-lexical [role=textbox]',
  )) {
    if (isNamed(input)) continue
    const words = input.closest('.field-type, .localizer, .per-page, [class*=__language]')
    const label = words?.querySelector('.field-label, label')?.textContent
    input.setAttribute('aria-label', label?.trim() || t('more2'))
  }
  for (const tabs of root.querySelectorAll('ul.doc-tabs__tabs')) tabs.setAttribute('role', 'group')
}

function isNamed(element: HTMLElement): boolean {
  const by = element.getAttribute('aria-labelledby')
  const isNamedByOther = by !== null && by !== element.id && element.ownerDocument.getElementById(by) !== null
  return (
    isNamedByOther ||
    Boolean(element.getAttribute('aria-label')?.trim()) ||
    (element.matches('button, [role=button]') && Boolean(element.textContent?.trim()))
  )
}
