'use client'
import { useEffect, useState } from 'react'
import { callApi } from '../ui/call-api'
import { useTemplateContent } from './use-template-content'

export type Preview = {
  subject: string
  html: string
  text: string
  problems: { path: string; message: string }[]
}

const PAUSE_MS = 400

/**
 * What the content in the form makes of sample data, or of what an email told somebody; asked again a moment after it changes. The last
 * good one stays meanwhile.
 */
export function useTemplatePreview(id: string, mail: string): { preview: Preview | null; failure: string } {
  const content = useTemplateContent()
  const [preview, setPreview] = useState<Preview | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    const stop = new AbortController()
    const timer = setTimeout(async () => {
      const body = { ...(JSON.parse(content) as object), ...(mail ? { mail } : {}) }
      const answer = await callApi('POST', `/email-templates/${id}/preview`, { body, signal: stop.signal })
      if (stop.signal.aborted) return
      setFailure(answer.ok ? '' : answer.message)
      if (answer.ok) setPreview(answer.body as unknown as Preview)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [id, content, mail])
  return { preview, failure }
}
