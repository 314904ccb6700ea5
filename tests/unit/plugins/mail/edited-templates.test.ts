import { describe, expect, it } from 'vitest'
import { MESSAGES } from '@/plugins/mail/messages'
import { checkTemplate } from '@/plugins/mail/templates/check-template'
import { contentOf, isSameContent, toTemplateContent } from '@/plugins/mail/templates/template-content'
import { variablesOf } from '@/plugins/mail/templates/variables-of'

const messages = Object.values(MESSAGES)

describe('our own content of every email', () => {
  it.each(messages)('$key can be saved as they are', (message) => {
    expect(checkTemplate(message, message.content)).toEqual([])
  })

  it.each(messages)('$key come back from a template as they went in', (message) => {
    const stored = toTemplateContent(message.content)
    expect(contentOf(stored)).toEqual(message.content)
    expect(isSameContent(contentOf(stored), message.content)).toBe(true)
  })

  it.each(messages)('$key fit the limits of the form', ({ content: { subject, heading, blocks }, about }) => {
    expect(about.length).toBeGreaterThan(10)
    for (const line of [subject, heading]) expect(line.length).toBeLessThanOrEqual(200)
    expect(blocks.length).toBeGreaterThan(0)
    const texts = JSON.stringify(blocks, (_, value) => (value === '' ? 'EMPTY' : value))
    expect(texts, 'each field of a block is filled in').not.toContain('EMPTY')
  })

  it.each(messages)('$key tells editors a name and a sample of everything they can use', (message) => {
    for (const { name, kind, rows } of variablesOf(message)) {
      expect(name).toMatch(/^\w+$/)
      if (kind === 'list') expect(rows.length, name).toBeGreaterThan(0)
    }
  })
})
