import { useEffect, useState } from 'react'
import { type Found, foldSearch } from '@/src/domain/search/found-kinds'
import { callApi } from '../ui/call-api'

const WAIT_MS = 150

export type Search =
  | { state: 'idle' }
  | { state: 'searching' }
  | { state: 'failed'; message: string }
  | { state: 'found'; items: Found[] }

/** What is found for these words, a moment after the last letter; an older answer never takes the place of a newer one. */
export function useSearch(words: string): Search {
  const [search, setSearch] = useState<Search>({ state: 'idle' })
  const asked = foldSearch(words)
  useEffect(() => {
    if (asked.length < 2) {
      setSearch({ state: 'idle' })
      return
    }
    setSearch({ state: 'searching' })
    const aborted = new AbortController()
    const timer = setTimeout(async () => {
      const { ok, message, body } = await callApi('GET', `/staff/search?q=${encodeURIComponent(asked)}`, {
        signal: aborted.signal,
      })
      if (aborted.signal.aborted) return
      setSearch(ok ? { state: 'found', items: body.data as Found[] } : { state: 'failed', message })
    }, WAIT_MS)
    return () => {
      clearTimeout(timer)
      aborted.abort()
    }
  }, [asked])
  return search
}
