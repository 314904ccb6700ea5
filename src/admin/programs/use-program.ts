'use client'
import { useEffect, useState } from 'react'
import { callApi } from '../ui/call-api'

/** A program as it is stored, the newest draft of it; null while it is fetched, and when there is none. */
export function useProgram(id: unknown): unknown {
  const [found, setFound] = useState<{ id: string; program: unknown } | null>(null)

  useEffect(() => {
    if (typeof id !== 'string') return
    const aborter = new AbortController()
    void callApi('GET', `/programs/${id}?depth=0&draft=true`, { signal: aborter.signal }).then(
      ({ ok, body }) => {
        if (ok && !aborter.signal.aborted) setFound({ id, program: body })
      },
    )
    return () => aborter.abort()
  }, [id])

  return found && found.id === id ? found.program : null
}
