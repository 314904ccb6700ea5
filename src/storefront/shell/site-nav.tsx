'use client'

import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import { useSitePath } from '../languages/use-site-router'
import { Icon } from '../ui/icon'
import { VisuallyHidden } from '../ui/visually-hidden'
import { isActiveItem } from './active-item'
import styles from './site-nav.module.css'
import { useMenu } from './use-menu'

type SiteNavProps = { items: { label: string; href: string }[]; servicePages: string[] }

/** The menu of the header: a row on wide screens, behind a button on small ones. The active item is bold and underlined. */
export function SiteNav({ items, servicePages }: SiteNavProps) {
  const t = useMessages('shell')
  const pathname = useSitePath()
  const menu = useMenu(pathname)
  return (
    <nav
      ref={menu.nav}
      className={styles.nav}
      aria-label={t('mainMenu')}
      data-menu={menu.open ? 'open' : 'closed'}
    >
      <button
        ref={menu.button}
        type="button"
        className={styles.toggle}
        aria-expanded={menu.open}
        aria-controls="main-menu"
        onClick={menu.toggle}
      >
        <Icon name={menu.open ? 'close' : 'menu'} size="1.6rem" />
        <VisuallyHidden>{t('menu')}</VisuallyHidden>
      </button>
      <ul id="main-menu" className={styles.list}>
        {items.map(({ label, href }) => (
          <li key={href}>
            <LocalLink
              className={styles.link}
              href={href}
              aria-current={currentness(href, pathname, servicePages)}
              onClick={menu.close}
            >
              <span className={styles.words} data-label={label}>
                {label}
              </span>
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** "page" for this very page, true for the part of the site it belongs to. */
function currentness(href: string, pathname: string, servicePages: string[]): 'page' | true | undefined {
  if (href === pathname) return 'page'
  return isActiveItem(href, pathname, servicePages) || undefined
}
