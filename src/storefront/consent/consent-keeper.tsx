'use client'

import { browserStorage } from 'payload-plugin-digital-commerce/client'
import { useEffect } from 'react'
import { api } from '../http/api'
import { CONSENT_KEY, loadConsent } from './consent'
import { type ConsentScript, consentScript } from './consent-script'
import { recordChoice } from './record-choice'
import { whenIdle } from './when-idle'

const ROOT = 'cookie-choice'

/**
 * Asks about cookies, once the page has come to life and has nothing else to do: with the script the site was built with,
 * else by our own dialog, which is fetched only then. Whoever has chosen is asked nothing, and fetches nothing.
 */
export function ConsentKeeper() {
  useEffect(() => {
    const script = consentScript
    if (script) return whenIdle(() => addScript(script))
    const stop = whenIdle(() => {
      const choice = loadConsent()
      if (choice) void recordChoice({ api, storage: browserStorage }, choice)
      else void withDialog(({ askForChoice }) => askForChoice)
    })
    const otherTab = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY) loadConsent()
    }
    window.addEventListener('storage', otherTab)
    return () => {
      stop()
      window.removeEventListener('storage', otherTab)
    }
  }, [])
  // First on the page, so that whoever uses no mouse meets it first.
  return <div id={ROOT} />
}

type Dialog = typeof import('./cookie-dialog')
type Step = (root: HTMLElement, onChoice: () => void) => Promise<void>

/** Does something with the dialog; what is chosen there holds at once, and is recorded. */
export async function withDialog(step: (dialog: Dialog) => Step): Promise<void> {
  const root = document.getElementById(ROOT) ?? document.body
  await step(await import('./cookie-dialog'))(root, () => {
    const choice = loadConsent()
    if (choice) void recordChoice({ api, storage: browserStorage }, choice)
  })
}

function addScript({ url, attributes }: ConsentScript): void {
  if (document.querySelector(`script[src="${CSS.escape(url)}"]`)) return
  const script = document.createElement('script')
  script.src = url
  script.async = true
  for (const [name, value] of attributes) script.setAttribute(name, value)
  document.head.append(script)
}
