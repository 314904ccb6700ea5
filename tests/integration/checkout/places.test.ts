import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Shop, startShop } from '../../support/shop'

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

type Places = { success: boolean; data: { code: string; name: string }[] }
const ask = (path: string) => shop.call<Places>('GET', path)

describe('Specification 3, Reference data', () => {
  it('lists countries as code and name, and the regions of one country', async () => {
    const countries = await ask('/geo/countries')
    expect(countries.body.data).toContainEqual({ code: 'CA', name: 'Canada' })
    expect(countries.body.data.length).toBeGreaterThan(200)
    const regions = await ask('/geo/countries/ca/regions')
    expect(regions.body.data).toContainEqual({ code: 'ON', name: 'Ontario' })
    expect(regions.body.data).toHaveLength(13)
  })

  it('carries no coordinates', async () => {
    const { body } = await ask('/geo/countries/US/regions')
    expect(body.data.length).toBeGreaterThan(50)
    for (const region of body.data) expect(Object.keys(region).sort()).toEqual(['code', 'name'])
  })

  it('may be kept by browsers for a day, and by nobody’s session', async () => {
    const { headers } = await ask('/geo/countries')
    expect(headers.get('cache-control')).toBe('public, max-age=86400')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('has an empty list for a country without regions, and none for what is no country', async () => {
    expect((await ask('/geo/countries/AQ/regions')).body.data).toEqual([])
    expect((await ask('/geo/countries/XX/regions')).status).toBe(404)
  })
})
