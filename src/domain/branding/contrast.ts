/** What we write in where nothing else is said. */
export const INK = '#1f2b2a'

/** White or ink, whichever is easier to read on a colour. */
export function inkOn(colour: string): string {
  return contrast(colour, '#ffffff') >= contrast(colour, INK) ? '#ffffff' : INK
}

/** The colour itself where it can be read on a background, ink where it cannot (WCAG AA). */
export function readableOn(background: string, colour: string): string {
  return contrast(colour, background) >= 4.5 ? colour : INK
}

/** Whether this is a colour as settings keep it: `#rrggbb`. */
export function isColour(text: string | null | undefined): text is string {
  return /^#[0-9a-f]{6}$/i.test(text ?? '')
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance of a `#rrggbb`, WCAG 2. */
function luminance(colour: string): number {
  const channel = (start: number) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
}
