import type { ReactNode } from 'react'
import type { Resource } from '@/src/generated/payload-types'
import { serverMessages } from '../languages/server-messages.server'
import styles from './resource-filter.module.css'
import { resourceKind } from './resource-labels'

type ResourceFilterProps = { kinds: readonly Resource['kind'][]; children: ReactNode }

/** Shows the resources of one kind: the style sheet leaves the others out, so it works before and without scripts. */
export function ResourceFilter({ kinds, children }: ResourceFilterProps) {
  const t = serverMessages('catalog')
  const present = [...new Set(kinds)].sort()
  if (present.length < 2) return children
  return (
    <div className={styles.filtered}>
      <fieldset className={styles.kinds}>
        <legend>{t('showKinds')}</legend>
        <Kind value="" label={t('allKinds')} />
        {present.map((kind) => (
          <Kind key={kind} value={kind} label={resourceKind(kind)} />
        ))}
      </fieldset>
      {children}
    </div>
  )
}

function Kind({ value, label }: { value: string; label: string }) {
  return (
    <label className={styles.kind}>
      <input type="radio" name="resource-kind" value={value} defaultChecked={value === ''} />
      {label}
    </label>
  )
}
