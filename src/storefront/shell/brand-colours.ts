import type { CSSProperties } from 'react'

const COLOUR = /^#[0-9a-f]{6}$/i

type Colours = { primaryColour?: string | null; accentColour?: string | null }

/** The site's own colours as CSS variables over the tokens; what is missing or no colour is left to the tokens. */
export function brandColours({ primaryColour, accentColour }: Colours): CSSProperties {
  const variables: Record<string, string> = {}
  if (primaryColour && COLOUR.test(primaryColour)) variables['--brand-primary'] = primaryColour
  if (accentColour && COLOUR.test(accentColour)) variables['--brand-accent'] = accentColour
  return variables
}
