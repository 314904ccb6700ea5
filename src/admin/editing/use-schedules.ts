import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import type { Schedule } from '@/plugins/editing/schedule/list-schedules'
import { type ApiAnswer, callApi } from '../ui/call-api'
import { said } from '../ui/said'

export type Schedules = {
  /** Null until they are known, and for a document that was never saved. */
  items: Schedule[] | null
  message: { text: string; isProblem: boolean } | null
  isBusy: boolean
  add: (wanted: { type: string; date: string; locale?: string }) => Promise<void>
  takeBack: (id: string) => Promise<void>
}

/** What is scheduled for the document that is open, and how to change it. */
export function useSchedules(): Schedules {
  const { language } = useTranslation().i18n
  const { id, collectionSlug, globalSlug, lastUpdateTime } = useDocumentInfo()
  const [items, setItems] = useState<Schedule[] | null>(null)
  const [message, setMessage] = useState<Schedules['message']>(null)
  const [isBusy, setBusy] = useState(false)
  const document = globalSlug ?? (id ? `${collectionSlug}/${id}` : null)
  const path = document && `/${document}/schedule`

  const load = useCallback(async () => {
    if (path === null) return
    // After each save anew: what was saved may have been published.
    const { ok, body, message: text } = await callApi('GET', `${path}?after=${lastUpdateTime ?? ''}`)
    if (ok) setItems(body.data as Schedule[])
    else setMessage({ text, isProblem: true })
  }, [path, lastUpdateTime])
  useEffect(() => {
    void load()
  }, [load])

  const act = async (call: Promise<ApiAnswer>, done: string) => {
    setBusy(true)
    const { ok, message: text } = await call
    setMessage({ text: ok ? said(done, language) : text, isProblem: !ok })
    await load()
    setBusy(false)
  }
  return {
    items,
    message,
    isBusy,
    add: async (wanted) => {
      if (path) await act(callApi('POST', path, { body: wanted }), 'It is scheduled.')
    },
    takeBack: async (schedule) => {
      if (path) await act(callApi('DELETE', `${path}?schedule=${schedule}`), 'It is taken back.')
    },
  }
}
