'use client'

import Link from 'next/link'
import type { ComponentProps } from 'react'
import { isMemberPage, needsNewDocument } from './enter-member-area'

type SiteLinkProps = Omit<ComponentProps<typeof Link>, 'href'> & { href: string }

/** A link within this site. One that leads into the member area opens a document of its own, see `MemberDocument`. */
export function SiteLink(props: SiteLinkProps) {
  const { href } = props
  const isInside = isMemberPage(href.split(/[?#]/)[0] ?? '')
  return (
    <Link
      prefetch={isInside ? false : undefined}
      onNavigate={(event) => {
        if (!isInside || !needsNewDocument(href)) return
        event.preventDefault()
        location.assign(href)
      }}
      {...props}
    />
  )
}
