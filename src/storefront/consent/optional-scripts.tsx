'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import { addScript } from './add-script'
import { consent } from './consent'
import { optionalScripts } from './consent-script'
import { scriptsAfter } from './optional-script'

/**
 * Scripts of others that a visitor allowed, by the category each belongs to; never one before. A script cannot be taken out
 * of a page that runs it: whoever takes their yes back gets the page anew, without.
 */
export function OptionalScripts() {
  const choice = useSyncExternalStore(consent.subscribe, consent.get, () => null)
  const running = useRef(new Set<string>())
  useEffect(() => {
    const { added, isReloaded } = scriptsAfter(choice, optionalScripts, running.current)
    if (isReloaded) return location.reload()
    for (const script of added) {
      addScript(script)
      running.current.add(script.url)
    }
  }, [choice])
  return null
}
