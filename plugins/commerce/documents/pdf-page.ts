import { type Line, type Style, TextLayout } from './text-layout'

type Element = PDFKit.PDFStructureElement

/** US Letter, as offices here print it. Points. */
export const PAGE = { width: 612, height: 792, left: 60, right: 552, top: 64, bottom: 716 } as const

export const SOFT = '#4d5b59'
const RULE = '#d9d4c8'

/**
 * The paper of one document: where the next line goes, when a new page begins, and what each thing is called in the
 * structure that screen readers follow. Ornaments are marked as such and are not read out.
 */
export class PdfPage {
  y: number = PAGE.top
  readonly root: Element
  private readonly text: TextLayout
  /** Drawn at the top of each new page, while a table goes on. */
  private header: (() => void) | undefined

  constructor(readonly pdf: PDFKit.PDFDocument) {
    this.text = new TextLayout(pdf)
    pdf.addPage()
    this.root = pdf.struct('Document')
    pdf.addStructure(this.root)
  }

  break(text: string, width: number, style: Style): Line[] {
    return this.text.break(text, width, style)
  }

  /** Begins a new page unless so many points are left on this one. */
  ensure(height: number): void {
    if (this.y + height <= PAGE.bottom) return
    this.pdf.addPage()
    this.y = PAGE.top
    this.header?.()
  }

  /** Repeats something at the top of every page that begins during `work`. */
  withHeader(header: () => void, work: () => void): void {
    this.header = header
    work()
    this.header = undefined
  }

  element(type: string, parent: Element = this.root, scope?: 'Column' | 'Row'): Element {
    // Which cells a header speaks for; pdfkit writes it, its types do not know it yet.
    const options = (scope ? { scope } : {}) as PDFKit.Mixins.StructureElementOptions
    const element = this.pdf.struct(type, options)
    parent.add(element)
    return element
  }

  /** One line at a place, as part of an element. */
  put(element: Element, line: Line, at: { x: number; y: number }, style: Style): void {
    element.add(() => this.draw(line, at, style))
  }

  /** Lines below each other from here on, over as many pages as they need. */
  flow(element: Element, lines: Line[], x: number, style: Style): void {
    for (const line of lines) {
      this.ensure(lead(style))
      this.put(element, line, { x, y: this.y }, style)
      this.y += lead(style)
    }
  }

  /** What is seen and not read: rules, repeated headers, page numbers. */
  ornament(type: 'Layout' | 'Pagination', draw: () => void): void {
    this.pdf.markContent('Artifact', { type })
    draw()
    this.pdf.endMarkedContent()
  }

  rule(y: number, { from = PAGE.left, colour = RULE }: { from?: number; colour?: string } = {}): void {
    this.ornament('Layout', () => {
      this.pdf.moveTo(from, y).lineTo(PAGE.right, y).lineWidth(0.75).strokeColor(colour).stroke()
    })
  }

  write(text: string, at: { x: number; y: number; right?: number }, style: Style): void {
    const line = this.text.line(text, style)
    const x = at.right === undefined ? at.x : at.right - line.width
    this.draw(line, { x, y: at.y }, style)
  }

  private draw({ text }: Line, { x, y }: { x: number; y: number }, style: Style): void {
    this.text.styled(style).text(text, x, y, { lineBreak: false })
  }
}

/** From one line to the next: calm, and on whole quarters of a point. */
export function lead({ size }: Style): number {
  return Math.round(size * 1.42 * 4) / 4
}
