import type { ReactNode } from 'react'
import { safeHref } from '@/src/blocks/safe-href'
import { CookieSettings } from '../consent/cookie-settings'
import { LanguageSwitch } from '../languages/language-switch'
import { LocalLink } from '../languages/local-link'
import { serverMessages } from '../languages/server-messages.server'
import { Container } from '../ui/container'
import type { Branding } from './brand-mark'
import styles from './site-footer.module.css'
import { type SocialLink, SocialLinks } from './social-links'

type FooterLink = { label: string; href: string }

type SiteFooterProps = {
  items: FooterLink[]
  links: FooterLink[]
  socialLinks: SocialLink[]
  copyright: string
  branding: Branding
}

/** Who this is, the site's parts once more, social links, the legal pages and the copyright line. */
export function SiteFooter({ items, links, socialLinks, copyright, branding }: SiteFooterProps) {
  const t = serverMessages('shell')
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div>
            <p className={styles.name}>{branding.name}</p>
            {branding.tagline ? <p className={styles.tagline}>{branding.tagline}</p> : null}
          </div>
          <nav aria-label={t('footer')}>
            <FooterLinks links={items} />
          </nav>
          <SocialLinks className={styles.links} links={socialLinks} />
        </div>
        <div className={styles.last}>
          <p>{copyright}</p>
          <nav aria-label={t('legal')} className={styles.links}>
            <FooterLinks links={links}>
              <li>
                <LocalLink href="/search">{t('search')}</LocalLink>
              </li>
              <li>
                <LanguageSwitch />
              </li>
              <li>
                <CookieSettings />
              </li>
            </FooterLinks>
          </nav>
        </div>
      </Container>
    </footer>
  )
}

function FooterLinks({ links, children }: { links: FooterLink[]; children?: ReactNode }) {
  return (
    <ul className={styles.links}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <LocalLink href={safeHref(href) ?? '/'}>{label}</LocalLink>
        </li>
      ))}
      {children}
    </ul>
  )
}
