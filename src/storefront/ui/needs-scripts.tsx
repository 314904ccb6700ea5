import type { ReactNode } from 'react'
import { Notice } from './notice'

/** Says what does not work without JavaScript, to those whose browser runs none, in place of what would wait for ever. */
export function NeedsScripts({ title, children }: { title: string; children: ReactNode }) {
  return (
    <noscript>
      <style>{'[data-waiting] { display: none }'}</style>
      <Notice type="info" title={title} live={false}>
        {children}
      </Notice>
    </noscript>
  )
}
