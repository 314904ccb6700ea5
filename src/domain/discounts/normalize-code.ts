/** How a code is stored and compared: no outer blanks, full-width letters made plain, upper case. */
export function normalizeCode(code: string): string {
  return code.normalize('NFKC').trim().toUpperCase()
}
