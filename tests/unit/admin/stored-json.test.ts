import type { Field } from 'payload'
import { describe, expect, it, vi } from 'vitest'
import { staffScreens } from '@/src/admin/staff-screens'
import { withStoredJson } from '@/src/admin/ui/stored-fields'
import { storedText } from '@/src/admin/ui/stored-text'
import { ENV_VARIABLES } from '@/src/server/env-variables'

const OURS = '/src/admin/ui/stored-json#StoredJson'

describe('Safety: the staff area calls no third party', () => {
  it('shows every json field of the site with a component of ours, never with Payload’s editor', async () => {
    for (const [name, { example }] of Object.entries(ENV_VARIABLES)) vi.stubEnv(name, example)
    const { default: config } = await import('@payload-config')
    vi.unstubAllEnvs()
    const { collections, globals } = await config
    const found = [...collections, ...globals]
      .filter(({ slug }) => !slug.startsWith('payload-'))
      .flatMap(({ slug, fields }) => editors(fields).map(([name, field]) => [`${slug}.${name}`, field]))
    expect(found.length).toBeGreaterThan(6)
    expect(found.filter(([, field]) => field !== OURS)).toEqual([
      ['users.rights', '/src/admin/people/rights-field#RightsField'],
    ])
  })

  it('finds them in groups, lists, tabs and blocks, of collections that come later, too', async () => {
    const json: Field = { name: 'x', type: 'json' }
    const nested: Field[] = [
      { name: 'group', type: 'group', fields: [json] },
      { name: 'list', type: 'array', fields: [{ type: 'row', fields: [json] }] },
      { type: 'tabs', tabs: [{ label: 'Tab', fields: [json] }] },
      { name: 'parts', type: 'blocks', blocks: [{ slug: 'part', fields: [json] }] },
    ]
    expect(editors(withStoredJson(nested)).map(([, field]) => field)).toEqual([OURS, OURS, OURS, OURS])
    const { collections } = await staffScreens()({
      collections: [{ slug: 'later', fields: [json] }],
    } as never)
    expect(editors(collections?.[0]?.fields ?? [])).toEqual([['x', OURS]])
  })
})

describe('What a json field shows', () => {
  it('is what is stored, set out to be read', () => {
    expect(storedText({ amount: '12.00' })).toBe('{\n  "amount": "12.00"\n}')
    expect(storedText([])).toBe('[]')
    expect([storedText(null), storedText(undefined)]).toEqual(['', ''])
  })

  it('keeps to itself what was encrypted', () => {
    const sealed = Buffer.alloc(90, 7).toString('base64url')
    expect(storedText({ link: sealed, to: 'ada@example.com' })).toBe(
      '{\n  "link": "encrypted",\n  "to": "ada@example.com"\n}',
    )
  })
})

/** Every json field with the component that shows it. */
function editors(fields: Field[]): [name: string, component: unknown][] {
  return fields.flatMap((field): [string, unknown][] => {
    if (field.type === 'json' || field.type === 'code') return [[field.name, field.admin?.components?.Field]]
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => editors(tab.fields))
    if (field.type === 'blocks') return field.blocks.flatMap((block) => editors(block.fields))
    return 'fields' in field ? editors(field.fields) : []
  })
}
