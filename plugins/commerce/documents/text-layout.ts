import { FONT_PARTS, type FontPart, fontFile, type Weight } from './font-files'

export type Style = { size: number; weight: Weight; colour: string }

/** Letters of one part of the font in one go. */
export type Run = { font: string; text: string }

export type Line = { runs: Run[]; width: number }

type Open = { hasGlyphForCodePoint: (codePoint: number) => boolean }

/** Stands for a character that no part of the font has. */
const REPLACEMENT = '?'

/** Finds letters, measures and breaks text for one document. */
export class TextLayout {
  private readonly open = new Map<string, Open>()

  constructor(private readonly pdf: PDFKit.PDFDocument) {}

  /** Text broken into lines no wider than `width` points; a word that is wider is broken within. Never empty. */
  break(text: string, width: number, style: Style): Line[] {
    const lines: string[] = []
    for (const paragraph of text.normalize('NFC').split('\n')) {
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
    return lines.map((line) => this.line(line, style))
  }

  line(text: string, style: Style): Line {
    const runs = this.runsOf(text.normalize('NFC'), style.weight)
    return { runs, width: this.measure(runs, style) }
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
    return this.measure(this.runsOf(text, style.weight), style)
  }

  private measure(runs: Run[], { size }: Style): number {
    return runs.reduce(
      (sum, { font, text }) => sum + this.pdf.font(font).fontSize(size).widthOfString(text),
      0,
    )
  }

  private runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = []
    for (const character of text.replace(/\p{Cf}/gu, '')) {
      const last = runs.at(-1)
      const found = this.fontOf(character, weight, last?.font)
      const letter = found ? character : REPLACEMENT
      const font = found ?? this.nameOf('latin', weight)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
    return runs
  }

  /** The part the text is set in goes on as long as it has the letter: spaces and full stops do not change it. */
  private fontOf(character: string, weight: Weight, current: string | undefined): string | undefined {
    const codePoint = character.codePointAt(0) ?? 0
    if (current && this.open.get(current)?.hasGlyphForCodePoint(codePoint)) return current
    const part = FONT_PARTS.find((candidate) =>
      this.opened(candidate, weight).hasGlyphForCodePoint(codePoint),
    )
    return part && this.nameOf(part, weight)
  }

  private opened(part: FontPart, weight: Weight): Open {
    const name = this.nameOf(part, weight)
    const known = this.open.get(name)
    if (known) return known
    this.pdf.registerFont(name, fontFile(part, weight))
    this.pdf.font(name)
    const { font } = (this.pdf as unknown as { _font: { font: Open } })._font
    this.open.set(name, font)
    return font
  }

  private nameOf(part: FontPart, weight: Weight): string {
    return `${part}-${weight}`
  }
}
