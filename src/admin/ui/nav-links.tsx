'use client'
import { Link, NavGroup, useConfig } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import './readable.css'

type NavLinksProps = { label: string; pages: { to: string; label: string }[] }

/** A group of the staff's own pages, in the menu beside Payload's. */
export function NavLinks({ label: group, pages }: NavLinksProps) {
  const path = usePathname()
  const { config } = useConfig()
  return (
    <NavGroup label={group}>
      {pages.map(({ to, label }) => {
        const href = `${config.routes.admin.replace(/\/$/, '')}${to}`
        return (
          <Link
            key={to}
            href={href}
            className="nav__link"
            aria-current={path === href ? 'page' : undefined}
            prefetch={false}
          >
            <span className="nav__link-label">{label}</span>
          </Link>
        )
      })}
    </NavGroup>
  )
}
