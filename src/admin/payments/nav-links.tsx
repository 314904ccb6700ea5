'use client'
import { Link, NavGroup } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import '../ui/readable.css'

const GROUPS = [
  {
    label: 'Money',
    pages: [
      { href: '/manage-website/payments-management', label: 'Needs attention' },
      { href: '/manage-website/statistics', label: 'Statistics' },
    ],
  },
  {
    label: 'Moving here',
    pages: [{ href: '/manage-website/migrated-people', label: 'From the older system' }],
  },
]

/** The staff's own pages, in the menu beside Payload's. */
export function NavLinks() {
  const path = usePathname()
  return GROUPS.map(({ label: group, pages }) => (
    <NavGroup key={group} label={group}>
      {pages.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          className="nav__link"
          aria-current={path === href ? 'page' : undefined}
          prefetch={false}
        >
          <span className="nav__link-label">{label}</span>
        </Link>
      ))}
    </NavGroup>
  ))
}
