const SAFE_SCHEME = /^(https?|mailto|tel):/i
const ANY_SCHEME = /^[a-z][a-z0-9+.-]*:/i

/**
 * The address as written when a visitor may follow it: a page of this site ("/programs", "#questions"),
 * a web address, an email address or a telephone number. Anything else (`javascript:`, `data:`,
 * protocol-relative `//host`) is `null`: no link is drawn.
 */
export function safeHref(href: string | null | undefined): string | null {
  const address = withoutControlCharacters(href ?? '')
  if (address === '' || address.startsWith('//') || address.includes('\\')) return null
  if (SAFE_SCHEME.test(address)) return address
  return ANY_SCHEME.test(address) ? null : address
}

/** Browsers drop tabs and line ends inside an address, so "java\nscript:" must be read as they read it. */
function withoutControlCharacters(text: string): string {
  return [...text.trim()].filter((character) => character > '\u001f' && character !== '\u007f').join('')
}

/** Payload's `validate` for a required address field: `true`, or the sentence the editor reads. */
export function validateHref(value: string | null | undefined): true | string {
  return safeHref(value) === null
    ? 'Write a page of this site (/programs), a web address (https://…), mailto: or tel:.'
    : true
}
