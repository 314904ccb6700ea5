'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { useMessages } from '../languages/language-provider'
import { Container } from '../ui/container'
import { Icon } from '../ui/icon'
import { NeedsScripts } from '../ui/needs-scripts'
import styles from './search.module.css'
import { SearchResults } from './search-results'
import { useSiteSearch } from './use-site-search'

/** `/search?q=`: finds while one types. The address keeps the words, so that it can be shared and come back to. */
export function SearchScreen() {
  const t = useMessages('search')
  const [words, setWords] = useState('')
  const search = useSiteSearch(words)

  useEffect(() => {
    const read = () => setWords(new URLSearchParams(location.search).get('q') ?? '')
    read()
    window.addEventListener('popstate', read)
    return () => window.removeEventListener('popstate', read)
  }, [])

  function ask(asked: string): void {
    setWords(asked)
    const query = asked.trim() ? `?${new URLSearchParams({ q: asked.trim() })}` : ''
    history.replaceState(history.state, '', `${location.pathname}${query}`)
  }

  return (
    <Container width="text" fill className={styles.page}>
      <h1>{t('search')}</h1>
      <search>
        <form className={styles.form} onSubmit={(event: FormEvent) => event.preventDefault()}>
          <label htmlFor="search-words" className={styles.label}>
            {t('label')}
          </label>
          <p id="search-hint" className={styles.hint}>
            {t('hint')}
          </p>
          <div className={styles.field}>
            <Icon name="search" />
            <input
              id="search-words"
              className={styles.input}
              type="search"
              name="q"
              value={words}
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              aria-describedby="search-hint"
              onChange={(event) => ask(event.target.value)}
            />
          </div>
        </form>
      </search>
      <NeedsScripts title={t('failed')}>{t('noneText')}</NeedsScripts>
      <SearchResults {...search} />
    </Container>
  )
}
