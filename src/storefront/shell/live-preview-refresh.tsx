'use client'

import { useEffect } from 'react'
import { useSiteRouter } from '../languages/use-site-router'

/** In the frame beside the text: shows each draft as soon as it is saved. Listens to this site alone, and draws nothing. */
export function LivePreviewRefresh() {
  const router = useSiteRouter()
  useEffect(() => {
    const host: Window | null = window.opener ?? (window.parent === window ? null : window.parent)
    if (host === null) return
    const { origin } = window.location
    const onMessage = (event: MessageEvent<{ type?: unknown } | null>) => {
      if (event.origin === origin && event.data?.type === 'payload-document-event') router.refresh()
    }
    window.addEventListener('message', onMessage)
    host.postMessage({ type: 'payload-live-preview', ready: true }, origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
  return null
}
