'use client'

import type { ComponentType } from 'react'
import { useSitePath } from '../languages/use-site-router'
import { ArticleSkeleton, DetailSkeleton, ListSkeleton, PageSkeleton } from '../pages/skeletons'
import styles from './awaited-page.module.css'
import type { PageType } from './page-type'
import { useAwaitedPage } from './use-awaited-page'

const SKELETONS = {
  page: PageSkeleton,
  list: ListSkeleton,
  article: ArticleSkeleton,
  detail: DetailSkeleton,
} as const satisfies Record<PageType, ComponentType>

/**
 * The outline of the page that was asked for, laid over the present one while it is on its way. Specification 2, Shell.
 * Not a `loading.tsx`: that would put the outline into the static HTML too, and hide a page that is already there
 * until scripts run.
 */
export function AwaitedPage() {
  const awaited = useAwaitedPage(useSitePath())
  if (awaited === null) return null
  const Skeleton = SKELETONS[awaited]
  return (
    <div className={styles.cover}>
      <div className={styles.view}>
        <Skeleton />
      </div>
    </div>
  )
}
