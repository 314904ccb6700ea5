const YEARS = /(?<!\d)(?:(\d{4})\s*[-–]\s*)?(\d{4})(?!\d)/

/** The line an editor wrote, up to the present year: '© 2025' says '© 2025–2026' a year later. One without a year stays as it is. */
export function yearsOfCopyright(line: string, year: number): string {
  return line.replace(YEARS, (written, began: string | undefined, last: string) =>
    Number(last) < year ? `${began ?? last}–${year}` : written,
  )
}
