import type { ReactNode } from 'react'
import { useMessages } from '../languages/language-provider'
import { LocalAnchor } from '../languages/local-link'

/** What whoever orders agrees to, in the language of the page, before they pay. */
export function TermsLine() {
  const t = useMessages('checkout')
  return (
    <p>
      {t.rich('agreeToTerms', {
        terms: (words) => <InNewTab href="/terms-and-conditions">{words}</InNewTab>,
        privacy: (words) => <InNewTab href="/privacy-policy">{words}</InNewTab>,
      })}
    </p>
  )
}

function InNewTab({ href, children }: { href: string; children: ReactNode }) {
  return (
    <LocalAnchor href={href} target="_blank" rel="noreferrer">
      {children}
    </LocalAnchor>
  )
}
