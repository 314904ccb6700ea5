'use client'

import Link from 'next/link'
import { usePathname } from 'next/navigation'
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
  const { user, loading } = useSession()
  const menu = useMenu(usePathname())

  if (!user) {
    return (
      <Link className={classNames(headerControl.control, loading && styles.settling)} href="/login">
        <Icon name="person" size="1.4rem" />
        <span className={styles.words}>Sign in</span>
      </Link>
    )
  }
  return (
    <nav ref={menu.nav} className={styles.account} aria-label="Account">
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
          {user.firstname || 'Account'}
        </span>
        <VisuallyHidden>Account menu</VisuallyHidden>
        <Icon name="chevron" size="1rem" />
      </button>
      <ul id="account-menu" className={styles.list} hidden={!menu.open}>
        {accountMenuItems(user.role).map(({ label, href }) => (
          <li key={href}>
            <SiteLink className={styles.item} href={href} onClick={menu.close}>
              {label}
            </SiteLink>
          </li>
        ))}
        <li className={styles.last}>
          <button type="button" className={styles.item} onClick={signOut}>
            Sign out
          </button>
        </li>
      </ul>
    </nav>
  )
}
