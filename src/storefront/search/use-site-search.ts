'use client'

import { inLocale, unwrap } from 'payload-plugin-digital-commerce/client'
import { useEffect, useState } from 'react'
import useSWR from 'swr'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'
import { useLocale } from '../languages/language-provider'

export type Found = AnswerOf<'GET', '/search'>['data']

const WAIT_MS = 200

/** What is found for these words, a moment after the last letter; what was found before stays until then. */
export function useSiteSearch(words: string): { found: Found | null; searching: boolean; failed: boolean } {
  const locale = useLocale()
  const asked = useSettled(words.trim())
  const key = asked.length < 2 ? null : (['/search', locale, asked] as const)
  const { data, error, isLoading } = useSWR(
    key,
    async ([path]) => {
      const { query } = inLocale(locale)
      return unwrap(await api({ method: 'GET', path, anonymous: true, query: { ...query, q: asked } })).data
    },
    { keepPreviousData: true, revalidateOnFocus: false, revalidateIfStale: false },
  )
  return { found: key ? (data ?? null) : null, searching: isLoading, failed: Boolean(error) }
}

function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), WAIT_MS)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}
