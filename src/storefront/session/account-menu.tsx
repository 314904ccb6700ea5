'use client'

import { usePathname } from 'next/navigation'
import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { SiteLink } from '../navigation/site-link'
import headerControl from '../shell/header-control.module.css'
import { useMenu } from '../shell/use-menu'
import { classNames } from '../ui/class-names'
import { Icon } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'
import styles from './account-menu.module.css'
import { accountMenuItems } from './account-menu-items'
import { signOut } from './sign-out'
import { useSession } from './use-session'

/** The account corner of the header (Specification 2, Shell): Sign in, or the menu of who is signed in. */
export function AccountMenu() {
  const t = useMessages('shell')
  const { user, loading } = useSession()
  const menu = useMenu(usePathname())

  if (!user) {
    return (
      <LocalLink className={classNames(headerControl.control, loading && styles.settling)} href="/login">
        <Icon name="person" size="1.4rem" />
        <span className={styles.words}>{t('signIn')}</span>
      </LocalLink>
    )
  }
  return (
    <nav ref={menu.nav} className={styles.account} aria-label={t('account')}>
      <button
        ref={menu.button}
        type="button"
        className={headerControl.control}
        aria-expanded={menu.open}
        aria-controls="account-menu"
        onClick={menu.toggle}
      >
        <Icon name="person" size="1.4rem" />
        <span className={styles.words} aria-hidden="true">
          {user.firstname || t('account')}
        </span>
        <VisuallyHidden>{t('accountMenu')}</VisuallyHidden>
        <Icon name="chevron" size="1rem" />
      </button>
      <ul id="account-menu" className={styles.list} hidden={!menu.open}>
        {accountMenuItems(user.role).map(({ item, href }) => (
          <li key={href}>
            <SiteLink className={styles.item} href={href} onClick={menu.close}>
              {t(item)}
            </SiteLink>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={signOut}>
            {t('signOut')}
          </button>
        </li>
      </ul>
    </nav>
  )
}
