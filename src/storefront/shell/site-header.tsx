import { CartBadge } from '@/src/storefront/cart/cart-badge'
import { AccountMenu } from '@/src/storefront/session/account-menu'
import { LanguageSwitch } from '../languages/language-switch'
import { LocalLink } from '../languages/local-link'
import { serverMessages } from '../languages/server-messages.server'
import { classNames } from '../ui/class-names'
import { Container } from '../ui/container'
import { Icon } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'
import { type Branding, BrandMark } from './brand-mark'
import control from './header-control.module.css'
import styles from './site-header.module.css'
import { SiteNav } from './site-nav'
import { SkipLink } from './skip-link'

type SiteHeaderProps = {
  items: { label: string; href: string }[]
  branding: Branding
  servicePages: string[]
}

/** Logo, menu, cart and account. Clear over the opening of the home page (see the stylesheet). Specification 2, Shell. */
export function SiteHeader({ items, branding, servicePages }: SiteHeaderProps) {
  const t = serverMessages('shell')
  return (
    <header className={styles.header}>
      <SkipLink />
      <Container className={styles.row}>
        <div className={styles.brand}>
          <BrandMark branding={branding} />
        </div>
        <SiteNav items={items} servicePages={servicePages} />
        <div className={styles.tools}>
          <LanguageSwitch className={classNames(control.control, styles.wide)} />
          <LocalLink className={classNames(control.control, styles.wide)} href="/search">
            <Icon name="search" size="1.5rem" />
            <VisuallyHidden>{t('search')}</VisuallyHidden>
          </LocalLink>
          <CartBadge />
          <AccountMenu />
        </div>
      </Container>
    </header>
  )
}
