'use client'
import { useAllFormFields, useForm, useLocale } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { checkContent, picturesIn } from '@/src/domain/editing/check-content'
import { callApi } from '../ui/call-api'
import { useStaffMessages } from '../ui/use-staff-messages'
import styles from './editing.module.css'
import { editingMessages } from './messages'

type Blocks = Parameters<typeof checkContent>[0]

/** Beside the text of a page, while it is written: what would keep somebody from reading it, by the place of its block. */
export function ContentCheck() {
  const t = useStaffMessages(editingMessages)
  const { getData } = useForm()
  // Whatever is typed draws this anew.
  useAllFormFields()
  const { layout } = getData()
  const blocks = (Array.isArray(layout) ? layout : []) as Blocks
  const wordsOf = usePictureWords(picturesIn(blocks))
  const findings = checkContent(blocks, wordsOf)
  return (
    <section className={styles.panel} aria-labelledby="reading-check">
      <h2 id="reading-check">{t('readingCheck')}</h2>
      {findings.length === 0 ? <p className={styles.quiet}>{t('nothingFound')}</p> : null}
      <ul>
        {findings.map(({ problem, block, words }, place) => (
          <li key={[problem, block, words, place].join(' ')}>
            {t(problem, { block })} {words ? <q>{words}</q> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What pictures are said to show in the language that is being written; asked for once for each. */
function usePictureWords(ids: string[]): (id: string) => string | undefined {
  const { code } = useLocale()
  const [known, setKnown] = useState<Record<string, string>>({})
  const missing = ids.filter((id) => known[`${code} ${id}`] === undefined).join(',')

  useEffect(() => {
    if (!missing) return
    const aborter = new AbortController()
    // Of this language alone: words that stand in for missing ones are read aloud in the wrong language.
    const own = { locale: code, 'fallback-locale': 'none' }
    const query = new URLSearchParams({ 'where[id][in]': missing, ...own, depth: '0', limit: '100' })
    void callApi('GET', `/media?${query}`, { signal: aborter.signal }).then(({ ok, body }) => {
      if (!ok || aborter.signal.aborted || !Array.isArray(body.docs)) return
      const found = body.docs as { id: string; alt?: string | null }[]
      setKnown((before) => ({
        ...before,
        ...Object.fromEntries(found.map(({ id, alt }) => [`${code} ${id}`, alt ?? ''])),
      }))
    })
    return () => aborter.abort()
  }, [missing, code])

  return (id) => known[`${code} ${id}`]
}
