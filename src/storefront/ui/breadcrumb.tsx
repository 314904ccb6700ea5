'use client'

import { useMessages } from '../languages/language-provider'
import { LocalLink } from '../languages/local-link'
import styles from './breadcrumb.module.css'

type Crumb = {
  label: string
  href?: string
  /** Of a name that is in another language than the page. */
  lang?: string | undefined
}

/** The way here, from the general to this page. The last item is this page and leads nowhere. */
export function Breadcrumb({ items }: { items: readonly Crumb[] }) {
  const t = useMessages('ui')
  return (
    <nav aria-label={t('breadcrumb')}>
      <ol className={styles.list}>
        {items.map(({ label, href, lang }, index) => (
          <li key={label}>
            {href !== undefined && index < items.length - 1 ? (
              <LocalLink href={href} lang={lang}>
                {label}
              </LocalLink>
            ) : (
              <span lang={lang} aria-current={index === items.length - 1 ? 'page' : undefined}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
