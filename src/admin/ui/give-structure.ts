/** Payload's own screens that draw no `main` themselves. Not lists in a drawer: they lie over a screen that has one. */
const MAINS = '.template-default__wrap :is(.collection-list, .dashboard, .unauthorized, .not-found)'

/** Payload begins these at the third level, right below the first. */
const HEADINGS =
  ':is(h3.array-field__title, h3.group-field__title, .blocks-field__heading-with-error > h3, .no-results h3, .relationship-table h4):not([aria-level])'

/** Of a row in the database, also cut short. */
const NUMBER = /^[0-9a-f]{8}-[0-9a-f]{4}-/

/** Tells assistive technology which part of a screen below `root` is what: the main one, the head of a document, the ranks of headings. */
export function giveStructure(root: ParentNode, document: string): void {
  for (const main of root.querySelectorAll(MAINS)) {
    if (!main.parentElement?.closest('main, [role=main]')) main.setAttribute('role', 'main')
  }
  // Of the list, not of the page.
  for (const head of root.querySelectorAll('header.list-header')) head.setAttribute('role', 'group')
  for (const head of root.querySelectorAll('.doc-header')) {
    head.setAttribute('role', 'region')
    head.setAttribute('aria-label', document)
    nameUntitled(head)
  }
  for (const step of root.querySelectorAll('.step-nav__last')) {
    step.toggleAttribute('data-unnamed', NUMBER.test(step.textContent ?? ''))
  }
  for (const heading of root.querySelectorAll(HEADINGS)) heading.setAttribute('aria-level', '2')
}

/** A document that has no title of its own is called by its list, not by a number nobody reads. */
function nameUntitled(head: Element): void {
  const title = head.querySelector('h1')
  const list = [...head.ownerDocument.querySelectorAll('.step-nav a:not(.step-nav__home)')].at(-1)
  if (!title || !list?.textContent) return
  const isUntitled = title.querySelector('.id-label') !== null
  title.toggleAttribute('data-untitled', isUntitled)
  if (isUntitled) title.setAttribute('aria-label', list.textContent)
  else title.removeAttribute('aria-label')
}
