/** The provider's colour for a bar, and for text where it is dark enough on white paper (4.5 : 1), else the ink. */
export function readableColour(colour: string | null, ink: string): { bar: string; text: string } {
  if (!colour || !/^#[0-9a-f]{6}$/i.test(colour)) return { bar: ink, text: ink }
  return { bar: colour, text: contrastWithWhite(colour) >= 4.5 ? colour : ink }
}

/** WCAG 2.2, contrast ratio. */
function contrastWithWhite(colour: string): number {
  const channel = (from: number) => {
    const value = Number.parseInt(colour.slice(from, from + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return 1.05 / (0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) + 0.05)
}
