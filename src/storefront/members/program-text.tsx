'use client'

import { lazy } from 'react'
import type { Locale } from '@/src/domain/languages/locales'
import { useContentLanguage } from '../languages/use-content-language'
import styles from './program-text.module.css'

/** The renderer comes beside the first program or lesson, not with every page: whoever shows one waits for it too. */
const RichText = lazy(loadRichText)
if (typeof window !== 'undefined') void loadRichText()

/**
 * What an editor wrote for the owners of a program, in a size made for reading; nothing when there is no text. Suspends
 * until it can be drawn, so that nothing under it moves when it comes.
 */
export function ProgramText({ content, language }: { content: unknown; language: Locale }) {
  const contentLanguage = useContentLanguage()
  if (!content) return null
  return (
    <div className={styles.text} lang={contentLanguage(language)}>
      <RichText content={content} />
    </div>
  )
}

async function loadRichText() {
  const { RichText: drawn } = await import('../ui/rich-text')
  return { default: drawn }
}
