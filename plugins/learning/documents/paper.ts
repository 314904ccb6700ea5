import { PAGE, type PdfPage, SOFT } from '@/plugins/commerce/documents/pdf-page'
import type { Style } from '@/plugins/commerce/documents/text-layout'
import { INK } from '@/src/domain/branding/contrast'
import type { Provider } from './provider'

export const STYLES = {
  h1: { size: 28, weight: 600, colour: INK },
  h2: { size: 16, weight: 600, colour: INK },
  h3: { size: 12, weight: 600, colour: INK },
  text: { size: 12, weight: 400, colour: INK },
  soft: { size: 11, weight: 400, colour: SOFT },
  foot: { size: 9, weight: 400, colour: SOFT },
} as const satisfies Record<string, Style>

const WIDTH = PAGE.right - PAGE.left

/** A piece of text in its place in the structure, with room after it. */
export function write(
  page: PdfPage,
  role: 'H1' | 'H2' | 'H3' | 'P',
  text: string,
  style: Style,
  room = 8,
): void {
  const lines = page.break(text, WIDTH, style)
  // A heading does not stand alone at the end of a page.
  if (role !== 'P') page.ensure(90)
  page.flow(page.element(role), lines, PAGE.left, style)
  page.y += room
}

/** The provider's colour along the upper edge, and its name. */
export function writeLetterhead(page: PdfPage, { name, colour }: Provider): void {
  page.ornament('Layout', () => page.pdf.rect(0, 0, PAGE.width, 8).fill(colour))
  write(page, 'P', name, { size: 13, weight: 600, colour }, 14)
}

/** What stands at the foot of each page, and is not read out. */
export function writeFeet(
  page: PdfPage,
  about: string,
  pageLabel: (page: number, of: number) => string,
): void {
  const { count } = page.pdf.bufferedPageRange()
  for (let index = 0; index < count; index++) {
    page.pdf.switchToPage(index)
    page.ornament('Pagination', () => {
      const y = PAGE.height - 46
      const [line] = page.break(about, 400, STYLES.foot)
      if (line) page.write(line.text, { x: PAGE.left, y }, STYLES.foot)
      page.write(pageLabel(index + 1, count), { x: 0, y, right: PAGE.right }, STYLES.foot)
    })
  }
}
