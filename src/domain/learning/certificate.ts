/** What a stranger reads in place of a name: the first letters, 'A. L.'. */
export function initialsOf(name: string): string {
  return name
    .split(/[\s-]+/)
    .filter(Boolean)
    .map((part) => `${[...part][0]?.toLocaleUpperCase() ?? ''}.`)
    .join(' ')
}

/** The code of a public page: 122 random bits or more, as 32 hexadecimal digits. Nothing else is ever looked up. */
export function isCertificateCode(code: string): boolean {
  return /^[0-9a-f]{32}$/.test(code)
}
