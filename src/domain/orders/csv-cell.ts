/**
 * Text as a cell that no spreadsheet takes for a formula: what begins like one gets an apostrophe in front, which
 * spreadsheets show as text. The wide signs of East Asian keyboards begin one, too.
 */
export function csvCell(value: string | null | undefined): string {
  const text = value ?? ''
  return /^\s*[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
}
