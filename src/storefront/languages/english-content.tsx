import type { ReactNode } from 'react'
import { Container } from '../ui/container'
import styles from './english-content.module.css'
import { inFrench } from './request-locale.server'
import { serverMessages } from './server-messages.server'

/** What editors wrote, on a French page: in English so far, said so and marked for whoever listens to it. */
function EnglishContent({ children }: { children: ReactNode }) {
  const t = serverMessages('shell')
  return (
    <>
      <div className={styles.content} lang="en-CA">
        {children}
      </div>
      <Container className={styles.note}>
        <p>{t('onlyInEnglish')}</p>
      </Container>
    </>
  )
}

/** A page of editors' content, below `/fr`. */
export function inFrenchWithEnglishContent<Props>(Page: (props: Props) => Promise<ReactNode>) {
  return inFrench(async (props: Props) => <EnglishContent>{await Page(props)}</EnglishContent>)
}
