import { fontOf, type Weight } from './fonts'

export type Style = { size: number; weight: Weight; colour: string }

export type Line = { text: string; width: number }

/** Stands for a character that the font does not have. */
const REPLACEMENT = '?'

/** Finds letters, measures and breaks text for one document. */
export class TextLayout {
  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Text broken into lines no wider than `width` points; a word that is wider is broken within. Never empty. */
  break(text: string, width: number, style: Style): Line[] {
    const lines: string[] = []
    for (const paragraph of this.printable(text, style).split('\n')) {
      let line = ''
      for (const word of paragraph
        .replace(/[\p{Cc}\p{Zs}]+/gu, ' ')
        .trim()
        .split(' ')) {
        const longer = line ? `${line} ${word}` : word
        if (this.widthOf(longer, style) <= width) {
          line = longer
          continue
        }
        if (line) lines.push(line)
        line = word
        while (this.widthOf(line, style) > width && line.length > 1) {
          const head = this.fitting(line, width, style)
          lines.push(head)
          line = line.slice(head.length)
        }
      }
      lines.push(line)
    }
    return lines.map((line) => ({ text: line, width: this.widthOf(line, style) }))
  }

  line(text: string, style: Style): Line {
    const printable = this.printable(text, style).replace(/\p{Cc}/gu, ' ')
    return { text: printable, width: this.widthOf(printable, style) }
  }

  /** The document with this style chosen for whatever is written next. */
  styled({ weight, size, colour }: Style): PDFKit.PDFDocument {
    // A font that is open already is as good to pdfkit as a file; its types do not know it yet.
    const font = fontOf(weight) as unknown as PDFKit.Mixins.PDFFontSource
    return this.pdf.font(font, `Source Sans ${weight}`, size).fillColor(colour)
  }

  /** The longest beginning of a word that fits, one character at least. */
  private fitting(word: string, width: number, style: Style): string {
    const characters = [...word]
    let [low, high] = [1, characters.length]
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if (this.widthOf(characters.slice(0, middle).join(''), style) <= width) low = middle
      else high = middle - 1
    }
    return characters.slice(0, low).join('')
  }

  private widthOf(text: string, style: Style): number {
    return this.styled(style).widthOfString(text)
  }

  /** Composed letters only, nothing invisible, and a sign for what the font does not have. */
  private printable(text: string, { weight }: Style): string {
    const font = fontOf(weight)
    const visible = text.normalize('NFC').replace(/\p{Cf}/gu, '')
    return Array.from(visible, (character) =>
      /\s|\p{Cc}/u.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)
        ? character
        : REPLACEMENT,
    ).join('')
  }
}
