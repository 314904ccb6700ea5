'use client'
import { useEffect } from 'react'
import { type ClickedField, fieldWith, readFieldMessage } from '@/src/domain/editing/field-message'

const FIELDS = 'input:not([type=hidden]):not([type=checkbox]), textarea, [contenteditable=true]'

/**
 * Leads who clicks on a part of the page in the preview to its field. Listens to the frame beside the form alone, when it shows
 * this site. Draws nothing.
 */
export function PreviewClicks() {
  useEffect(() => {
    const onMessage = ({ origin, source, data }: MessageEvent<unknown>) => {
      const frame = document.querySelector<HTMLIFrameElement>('#live-preview-iframe')
      if (origin !== window.location.origin || !frame || source !== frame.contentWindow) return
      const clicked = readFieldMessage(data)
      if (clicked) landOn(clicked)
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [])
  return null
}

function landOn({ block, words }: ClickedField): void {
  if (block === null) {
    focusOn(document.getElementById('field-title'))
    return
  }
  const row = document.getElementById(`layout-row-${block}`)
  if (!row) return
  // A block that is folded shows no fields.
  row.querySelector<HTMLElement>(':scope .collapsible--collapsed .collapsible__toggle')?.click()
  // Payload draws what was unfolded with the next frame.
  requestAnimationFrame(() => {
    const fields = [...row.querySelectorAll<HTMLElement>(FIELDS)].filter((field) => field.checkVisibility())
    const texts = fields.map((field) =>
      field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
        ? field.value
        : (field.textContent ?? ''),
    )
    focusOn(fields[fieldWith(words, texts) ?? 0] ?? row)
  })
}

function focusOn(field: HTMLElement | null): void {
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
