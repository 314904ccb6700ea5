import type { ReactNode } from 'react'
import { Container } from '../ui/container'
import styles from './english-content.module.css'
import { inFrench } from './request-locale.server'
import { serverMessages } from './server-messages.server'

type Place = 'above' | 'below'

/** What editors wrote, on a French page: in English so far, said so and marked for whoever listens to it. */
function EnglishContent({ note, children }: { note: Place; children: ReactNode }) {
  const t = serverMessages('shell')
  const words = (
    <Container className={styles.note}>
      <p>{t('onlyInEnglish')}</p>
    </Container>
  )
  return (
    <>
      {note === 'above' ? words : null}
      <div className={styles.content} lang="en-CA">
        {children}
      </div>
      {note === 'below' ? words : null}
    </>
  )
}

/** A page of editors' content, below `/fr`. What it says of itself stands above it, or `below` an opening under the header. */
export function inFrenchWithEnglishContent<Props>(
  Page: (props: Props) => Promise<ReactNode>,
  note: Place = 'above',
) {
  return inFrench(async (props: Props) => <EnglishContent note={note}>{await Page(props)}</EnglishContent>)
}
