'use client'
import { useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import type { ReactNode } from 'react'
import { isSaidInLanguages } from './said-in-languages'
import './content-language.css'

/**
 * Payload offers the language of what is written on every screen. Where nothing is written twice, nor called so, the choice would change nothing, and
 * people take it for the language of the staff area: it is taken away there.
 */
export function ContentLanguage({ children }: { children: ReactNode }) {
  const { config } = useConfig()
  const [, kind, slug] = usePathname().slice(config.routes.admin.length).split('/')
  const shown = kind === 'globals' ? config.globals : kind === 'collections' ? config.collections : []
  const screen = shown.find((each) => each.slug === slug)
  return (
    <>
      {children}
      {screen && isSaidInLanguages(screen.fields, config.collections) ? null : (
        <span hidden data-one-language="" />
      )}
    </>
  )
}
