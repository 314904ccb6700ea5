import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card'
import styles from './settings.module.css'

/** One task of the account settings, under its heading. */
export function SettingsCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <h2 id={id}>{title}</h2>
      {children}
    </Card>
  )
}
