import { describe, expect, it } from 'vitest'
import { MESSAGES } from '@/plugins/mail/messages'
import { renderMessage } from '@/plugins/mail/render-message'
import { checkTemplate } from '@/plugins/mail/templates/check-template'

const english = Object.values(MESSAGES).filter(({ locale }) => locale === undefined)
const french = Object.values(MESSAGES).filter(({ locale }) => locale === 'fr')

/** Staff have one language among themselves. */
const TO_STAFF: ReadonlySet<string> = new Set(['payments-need-attention', 'form-message'])

describe('emails in French', () => {
  it('are there for everything that goes to people, and for nothing that goes to staff', () => {
    const toPeople = english.filter(({ key }) => !TO_STAFF.has(key)).map(({ key }) => `${key}:fr`)
    expect(french.map(({ key }) => key).sort()).toEqual(toPeople.sort())
    expect([...TO_STAFF].filter((key) => !MESSAGES[key])).toEqual([])
  })

  it.each(french)('$key can be stored as a template, and says all that the English one says', (message) => {
    expect(checkTemplate(message, message.content)).toEqual([])
    const own = MESSAGES[message.key.replace(':fr', '')]
    expect(variablesIn(message.content)).toEqual(variablesIn(own?.content))
  })

  it.each(french)('$key is marked as French, and reads as French from top to bottom', (message) => {
    const { subject, text, html } = renderMessage(message, message.sample)
    expect(html).toContain('<html lang="fr-CA"')
    const said = `${subject}\n${text}`.replace(/https?:\/\/\S+/g, '')
    expect(said).not.toMatch(/(?<!\p{L})(the|your|you|please|and|with|hello|order|invoice)(?!\p{L})/iu)
    expect(said).not.toMatch(/[^\u00a0\d]:(?!\/\/)|\s[?!;]|'/)
  })
})

/** The names of the variables a content shows, each once. */
function variablesIn(content: unknown): string[] {
  const names = [...JSON.stringify(content).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')
  return [...new Set(names)].sort()
}
