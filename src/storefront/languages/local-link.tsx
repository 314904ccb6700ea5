'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { localPath } from '@/src/domain/languages/paths'
import { useLocale } from './language-provider'

/** A link to an address as the route table writes it, in the language of the document. */
export function LocalLink({ href, ...rest }: Omit<ComponentProps<typeof Link>, 'href'> & { href: string }) {
  return <Link {...rest} href={localPath(href, useLocale())} />
}

/** The same for a link that opens a new document: an editor's, or one in another tab. */
export function LocalAnchor({ href, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  return (
    <a href={localPath(href, useLocale())} {...rest}>
      {children}
    </a>
  )
}
