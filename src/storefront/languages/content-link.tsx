import { LANGUAGE_TAGS } from '@/src/domain/languages/locales'
import styles from './content-link.module.css'
import { LocalLink } from './local-link'
import { requestLocale } from './request-locale.server'
import { serverMessages } from './server-messages.server'

type ContentLinkProps = { href: string; lang: string | undefined; children: string }

/** A link to what an editor wrote. In another language than the page's it opens in that one, and says so. */
export function ContentLink({ href, lang, children }: ContentLinkProps) {
  if (lang === undefined) return <LocalLink href={href}>{children}</LocalLink>
  return (
    <>
      <a href={href} hrefLang={lang}>
        {children}
      </a>{' '}
      <span className={styles.mark} lang={LANGUAGE_TAGS[requestLocale()]}>
        {serverMessages('shell')('inEnglish')}
      </span>
    </>
  )
}
