import { describe, expect, it } from 'vitest'
import { screenFor } from '@/src/admin/routes/screen-for'

const asked = (...segments: string[]) => ({ segments, query: { page: '2' } })
const missing = (right: string) => ({ segments: ['missing-right'], query: { right } })

describe('A staff screen whose right an admin lacks', () => {
  const forms = { role: 'admin', rights: ['forms'] }

  it.each([
    [asked('collections', 'orders'), missing('money')],
    [asked('collections', 'users', 'some-id'), missing('people')],
    [asked('globals', 'navigation'), missing('content')],
    [asked('collections', 'forms', 'create'), asked('collections', 'forms', 'create')],
    [asked(), asked()],
    [asked('account'), asked('account')],
  ])('is drawn as the words about it: %j', (wanted, shown) => {
    expect(screenFor(wanted, forms)).toEqual(shown)
    expect(screenFor(wanted, { role: 'admin' })).toEqual(wanted)
    expect(screenFor(wanted, { role: 'superuser', rights: [] })).toEqual(wanted)
  })
})
