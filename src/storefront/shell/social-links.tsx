import { safeHref } from '@/src/blocks/safe-href'
import { serverMessages } from '../languages/server-messages.server'

type Platform = 'facebook' | 'instagram' | 'linkedin' | 'youtube' | 'x'

export type SocialLink = { platform: Platform; href: string }

const PLATFORMS = {
  facebook: {
    name: 'Facebook',
    drawing:
      'M14 8.5h2.5V5H14c-2.5 0-4 1.7-4 4v2H7.5v3.5H10V21h3.5v-6.5h2.7l.6-3.5h-3.3V9.2c0-.400.2-.700.5-.7z',
  },
  instagram: {
    name: 'Instagram',
    drawing:
      'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.8 6.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  },
  linkedin: {
    name: 'LinkedIn',
    drawing:
      'M4 9h3.5v11H4zM5.75 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM10 9h3.3v1.6c.6-1.1 1.8-1.9 3.5-1.9 3 0 4.2 1.9 4.2 5V20h-3.5v-5.6c0-1.6-.5-2.6-1.8-2.6s-2.2 1-2.2 2.6V20H10z',
  },
  youtube: {
    name: 'YouTube',
    drawing:
      'M12 5c7 0 8.500.3 9 1.500.6 1.400.6 9.6 0 11-.5 1.2-2 1.5-9 1.5s-8.5-.3-9-1.5c-.6-1.4-.6-9.6 0-11C3.5 5.3 5 5 12 5zm-2 4v6l5.2-3z',
  },
  x: {
    name: 'X',
    drawing:
      'M4 4h5l3.9 5.3L17.5 4H20l-5.9 6.9L20.5 20h-5l-4.3-5.9L6 20H3.5l6.5-7.5zm2.8 1.7 9.5 12.6h1.4L8.2 5.7z',
  },
} as const satisfies Record<Platform, { name: string; drawing: string }>

/** The places elsewhere where the people of this site speak. Renders nothing when there are none. */
export function SocialLinks({ links, className }: { links: SocialLink[]; className?: string }) {
  const t = serverMessages('shell')
  if (links.length === 0) return null
  return (
    <ul className={className} aria-label={t('followUs')}>
      {links.map(({ platform, href }) => (
        <li key={platform}>
          <a href={safeHref(href) ?? undefined} rel="noopener noreferrer">
            <svg
              aria-hidden="true"
              viewBox="0 0 24 24"
              width="22"
              height="22"
              fill="currentColor"
              fillRule="evenodd"
            >
              <path d={PLATFORMS[platform].drawing} />
            </svg>
            {PLATFORMS[platform].name}
          </a>
        </li>
      ))}
    </ul>
  )
}
