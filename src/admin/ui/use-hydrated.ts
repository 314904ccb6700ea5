'use client'
import { useSyncExternalStore } from 'react'

/**
 * Whether the page answers yet. A form that stands in the first answer of the server is `inert` until then: what is
 * ticked before its script runs is lost, without a word.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => {}
}
