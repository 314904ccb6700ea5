'use client'
import { useAuth } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Upload } from 'tus-js-client'

export type MediaUpload =
  | { state: 'none' }
  | { state: 'sending' | 'paused' | 'broken'; sent: number; size: number }
  | { state: 'refused'; message: string }
  | { state: 'kept' }

type Request = { file: File; program: string; title: string; onKept: (id: string) => void }

/** Small enough that little is sent twice on a poor line. */
const PART_BYTES = 8 * 1024 * 1024

/** The session is kept alive while a long film is on its way and nobody types. */
const REFRESH_MS = 5 * 60_000

const RETRY_MS = [0, 1_000, 3_000, 5_000, 10_000, 20_000, 30_000]

/**
 * Sends a film or sound in parts. After a broken line it goes on by itself; after a closed tab, when the same file is chosen
 * again. What the server refuses is told in its own words.
 */
export function useMediaUpload() {
  const [upload, setUpload] = useState<MediaUpload>({ state: 'none' })
  const running = useRef<Upload | null>(null)
  const { refreshCookieAsync } = useAuth()

  const send = useCallback(
    async ({ file, program, title, onKept }: Request) => {
      const tus = await import('tus-js-client')
      let refreshedAt = Date.now()
      const size = file.size
      setUpload({ state: 'sending', sent: 0, size })
      const sending = new tus.Upload(file, {
        endpoint: '/api/lesson-files/uploads',
        chunkSize: PART_BYTES,
        retryDelays: RETRY_MS,
        removeFingerprintOnSuccess: true,
        metadata: { filename: file.name, filetype: file.type, title, program },
        onBeforeRequest: async () => {
          if (Date.now() - refreshedAt < REFRESH_MS) return
          refreshedAt = Date.now()
          await refreshCookieAsync()
        },
        onProgress: (sent) => setUpload({ state: 'sending', sent, size }),
        onSuccess: () => {
          setUpload({ state: 'kept' })
          onKept(sending.url?.split('/').at(-1) ?? '')
        },
        onError: (error) => {
          const answer = error instanceof tus.DetailedError ? error.originalResponse : null
          const refusal = answer && answer.getStatus() < 500 ? refusalOf(answer.getBody()) : null
          if (refusal) setUpload({ state: 'refused', message: refusal })
          else setUpload((now) => ('sent' in now ? { ...now, state: 'broken' } : now))
        },
      })
      running.current = sending
      const [begun] = await sending.findPreviousUploads()
      if (begun) sending.resumeFromPreviousUpload(begun)
      sending.start()
    },
    [refreshCookieAsync],
  )

  const pause = useCallback(() => {
    void running.current?.abort()
    setUpload((now) => ('sent' in now ? { ...now, state: 'paused' } : now))
  }, [])
  const goOn = useCallback(() => {
    setUpload((now) => ('sent' in now ? { ...now, state: 'sending' } : now))
    running.current?.start()
  }, [])
  const giveUp = useCallback(() => {
    // What the server does not hear of it forgets by itself.
    void running.current?.abort(true).catch(() => undefined)
    setUpload({ state: 'none' })
  }, [])

  const isBroken = upload.state === 'broken'
  useEffect(() => {
    if (!isBroken) return
    window.addEventListener('online', goOn)
    return () => window.removeEventListener('online', goOn)
  }, [isBroken, goOn])
  const isOnItsWay = 'sent' in upload
  useEffect(() => {
    if (!isOnItsWay) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isOnItsWay])

  return { upload, send, pause, goOn, giveUp }
}

/** The sentence of a refusal, its first field's where it names one. */
function refusalOf(body: string): string | null {
  try {
    const { message, errors } = JSON.parse(body) as { message?: string; errors?: { message: string }[] }
    return errors?.[0]?.message ?? message ?? null
  } catch {
    return null
  }
}
