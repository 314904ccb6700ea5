import { useMessages } from '../languages/language-provider'
import { Disclosure } from '../ui/disclosure'
import styles from './writings.module.css'

/** Beside everything somebody writes for themselves: who can read it. */
export function WhoCanSee() {
  const t = useMessages('writings')
  return (
    <div className={styles.who}>
      <Disclosure summary={t('whoCanSee')}>
        <p>{t('onlyYou')}</p>
        <p>{t('staysYours')}</p>
      </Disclosure>
    </div>
  )
}
