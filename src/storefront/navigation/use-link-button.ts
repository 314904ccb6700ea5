'use client'

import { useEffect, useRef, useState } from 'react'
import { api } from '../http/api'
import { takePrivateQuery } from './private-query'

type ButtonPath = '/newsletter/confirm' | '/newsletter/unsubscribe' | '/users/confirm-merge'

type LinkButton = {
  state: 'ready' | 'sending' | 'done' | 'refused'
  failure: string | null
  press: () => Promise<void>
}

/** A link in a mail and the button it leads to: opening the page changes nothing, the button sends the token. */
export function useLinkButton(path: ButtonPath): LinkButton {
  const token = useRef('')
  const [state, setState] = useState<LinkButton['state']>('ready')
  const [failure, setFailure] = useState<string | null>(null)

  useEffect(() => {
    // The second time the address has nothing to tell any more.
    token.current ||= new URLSearchParams(takePrivateQuery()).get('token')?.trim() ?? ''
    if (!token.current) setState('refused')
  }, [])

  async function press(): Promise<void> {
    setFailure(null)
    setState('sending')
    const result = await api({ method: 'POST', path, body: { token: token.current }, anonymous: true })
    if (result.ok) return setState('done')
    const isRefused = result.failure.status === 410 || result.failure.status === 400
    setState(isRefused ? 'refused' : 'ready')
    setFailure(isRefused ? null : result.failure.message)
  }

  return { state, failure, press }
}
