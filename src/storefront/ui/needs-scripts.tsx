import type { ReactNode } from 'react'
import { Notice } from './notice'

/** Says what does not work without JavaScript, to those whose browser runs none; nobody else gets it. */
export function NeedsScripts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <Notice type="info" title={title} live={false}>
        {children}
      </Notice>
    </noscript>
  )
}
