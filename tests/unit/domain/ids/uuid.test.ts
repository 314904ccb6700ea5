import { describe, expect, it } from 'vitest'
import { isUuid } from '@/src/domain/ids/uuid'

const ID = '00000000-0000-4000-8000-00000000000a'

describe('Ids: what can be one', () => {
  it('is one in small letters or capitals', () => {
    expect([isUuid(ID), isUuid(ID.toUpperCase())]).toEqual([true, true])
  })

  it.each([
    '',
    'x',
    ID.slice(1),
    `${ID}0`,
    ` ${ID}`,
    `${ID}\n`,
    `{${ID}}`,
    ID.replaceAll('-', ''),
    5,
    null,
    [ID],
  ])('is not %j', (value) => {
    expect(isUuid(value)).toBe(false)
  })
})
