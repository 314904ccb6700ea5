'use client'

import { type RefObject, useEffect, useRef } from 'react'

/** For a form that takes the place of the button that opened it: its first field has the focus, which would be lost. */
export function useStartFocus(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  return form
}
