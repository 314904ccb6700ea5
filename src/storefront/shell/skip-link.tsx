import { serverMessages } from '../languages/server-messages.server'
import styles from './skip-link.module.css'

/** The first thing the Tab key reaches: past the header, to what the page is about (the element with id "content"). */
export function SkipLink() {
  const t = serverMessages('shell')
  return (
    <a className={styles.skip} href="#content">
      {t('skip')}
    </a>
  )
}
