'use client'

import type { ComponentProps } from 'react'
import { localPath } from '@/src/domain/languages/paths'
import { useLocale } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { isMemberPage, needsNewDocument } from './enter-member-area'

type SiteLinkProps = Omit<ComponentProps<typeof LocalLink>, 'href'> & { href: string }

/** A link within this site. One that leads into the member area opens a document of its own, see `MemberDocument`. */
export function SiteLink(props: SiteLinkProps) {
  const { href } = props
  const locale = useLocale()
  const isInside = isMemberPage(href.split(/[?#]/)[0] ?? '')
  return (
    <LocalLink
      prefetch={isInside ? false : undefined}
      onNavigate={(event) => {
        if (!isInside || !needsNewDocument(href)) return
        event.preventDefault()
        location.assign(localPath(href, locale))
      }}
      {...props}
    />
  )
}
