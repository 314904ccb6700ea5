import type { CallToActionBlock } from '@/src/generated/payload-types'
import { Container } from '@/src/storefront/ui/container'
import { ActionLinks } from '../action-links'
import styles from './component.module.css'

/** A closing invitation. On its dark panel the first button is the light one, whatever weight the editor gave it. */
export function CallToAction({ heading, text, actions }: CallToActionBlock) {
  return (
    <section className={styles.section}>
      <Container>
        <div className={styles.panel}>
          <h2>{heading}</h2>
          {text ? <p className={styles.text}>{text}</p> : null}
          <ActionLinks actions={actions} size="large" />
        </div>
      </Container>
    </section>
  )
}
