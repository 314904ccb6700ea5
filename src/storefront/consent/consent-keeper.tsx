'use client'

import { browserStorage } from 'payload-plugin-digital-commerce/client'
import { useEffect } from 'react'
import { api } from '../http/api'
import { addScript } from './add-script'
import { type AskedQuestion, useAskedQuestion } from './asked-question'
import { CONSENT_KEY, loadConsent } from './consent'
import { consentScript } from './consent-script'
import { OptionalScripts } from './optional-scripts'
import { recordChoice } from './record-choice'
import { whenIdle } from './when-idle'

const ROOT = 'cookie-choice'

/**
 * Asks about cookies, once the page has come to life and has nothing else to do: with the script the site was built with,
 * else by our own dialog, which is fetched only then. Whoever has chosen is asked nothing, and fetches nothing; where there
 * is nothing to choose nobody is.
 */
export function ConsentKeeper() {
  const question = useAskedQuestion()
  useEffect(() => {
    const script = consentScript
    if (script) return whenIdle(() => addScript(script))
    const stop = whenIdle(() => {
      const choice = loadConsent(question)
      if (choice) void recordChoice({ api, storage: browserStorage }, choice)
      else if (question.categories.length > 0) void withDialog(question, ({ askForChoice }) => askForChoice)
    })
    const otherTab = ({ key }: StorageEvent) => {
      if (key === CONSENT_KEY) loadConsent(question)
    }
    window.addEventListener('storage', otherTab)
    return () => {
      stop()
      window.removeEventListener('storage', otherTab)
    }
  }, [question])
  return (
    <>
      {/* First on the page, so that whoever uses no mouse meets it first. */}
      <div id={ROOT} />
      {consentScript ? null : <OptionalScripts />}
    </>
  )
}

type Dialog = typeof import('./cookie-dialog')
type Step = (root: HTMLElement, question: AskedQuestion, onChoice: () => void) => Promise<void>

/** Does something with the dialog; what is chosen there holds at once, and is recorded. */
export async function withDialog(question: AskedQuestion, step: (dialog: Dialog) => Step): Promise<void> {
  const root = document.getElementById(ROOT) ?? document.body
  await step(await import('./cookie-dialog'))(root, question, () => {
    const choice = loadConsent(question)
    if (choice) void recordChoice({ api, storage: browserStorage }, choice)
  })
}
