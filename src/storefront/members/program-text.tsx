'use client'

import dynamic from 'next/dynamic'
import { Skeleton } from '../ui/skeleton'
import styles from './program-text.module.css'

/** The renderer comes with the first text that is opened, not with every page. */
const RichText = dynamic(() => import('../ui/rich-text').then((module) => module.RichText), {
  loading: () => <Skeleton height="12rem" />,
})

/** What an editor wrote for the owners of a program, in a size made for reading; nothing when there is no text. */
export function ProgramText({ content }: { content: unknown }) {
  if (!content) return null
  return (
    <div className={styles.text}>
      <RichText content={content} />
    </div>
  )
}
