'use client'
import { useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useId, useState } from 'react'
import { FOUND_KINDS, type Found, type FoundKind } from '@/src/domain/search/found-kinds'
import { said } from '../ui/said'
import type { StaffTranslator } from '../ui/staff-messages'
import { useStaffMessages } from '../ui/use-staff-messages'
import { searchMessages } from './messages'
import styles from './search-palette.module.css'
import { type Search, useSearch } from './use-search'

/** A field, and below it what was found, by kind. Arrow keys choose, Enter opens, Escape leaves. */
export function SearchResults({ onLeave }: { onLeave: () => void }) {
  const t = useStaffMessages(searchMessages)
  const { language } = useTranslation().i18n
  const id = useId()
  const router = useRouter()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState(0)
  const search = useSearch(words)
  const items = search.state === 'found' ? search.items : []
  const optionId = (index: number) => `${id}-${index}`

  const open = (item: Found | undefined) => {
    if (!item) return
    onLeave()
    router.push(`/manage-website/collections/${FOUND_KINDS[item.kind].collection}/${item.id}`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      setChosen((chosen + step + items.length) % items.length)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(items[chosen])
    }
  }
  return (
    <>
      <label className={styles.label} htmlFor={`${id}-words`}>
        {t('part')}
      </label>
      <input
        id={`${id}-words`}
        className={styles.words}
        type="text"
        role="combobox"
        aria-expanded={items.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={items[chosen] ? optionId(chosen) : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        maxLength={100}
        value={words}
        onChange={({ target }) => {
          setWords(target.value)
          setChosen(0)
        }}
        onKeyDown={onKeyDown}
      />
      <p className={styles.said} role="status">
        {describe(search, t)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={t('found')} className={styles.list}>
        {byKind(items).map(({ kind, entries }) => (
          <fieldset key={kind} className={styles.group}>
            <legend className={styles.kind}>{said(FOUND_KINDS[kind].label, language)}</legend>
            {entries.map(({ item, index }) => (
              <div
                key={item.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                className={styles.option}
                onClick={() => open(item)}
                onKeyDown={onKeyDown}
                onPointerMove={() => setChosen(index)}
              >
                <strong>{item.title}</strong> <span>{said(item.detail, language)}</span>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </>
  )
}

function byKind(items: Found[]): { kind: FoundKind; entries: { item: Found; index: number }[] }[] {
  const entries = items.map((item, index) => ({ item, index }))
  const kinds = [...new Set(items.map(({ kind }) => kind))]
  return kinds.map((kind) => ({ kind, entries: entries.filter(({ item }) => item.kind === kind) }))
}

function describe(search: Search, t: StaffTranslator<keyof typeof searchMessages.en>): string {
  if (search.state === 'idle') return t('twoLetters')
  if (search.state === 'searching') return t('searching')
  if (search.state === 'failed') return search.message
  if (search.items.length === 0) return t('nothing')
  return search.items.length === 1 ? t('oneEntry') : t('entries', { count: search.items.length })
}
