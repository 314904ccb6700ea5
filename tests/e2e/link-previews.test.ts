import { describe, expect, it } from 'vitest'
import { SITE_URL } from '../support/environment/payload'
import { newSession } from '../support/member'
import type { RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'

let shop: RunningShop
withServedShop((served) => {
  ;({ shop } = served)
})

/** A page's head as those read it who share a link or search: its named contents, and what it says about a product. */
async function readHead(path: string) {
  const answer = await (await fetch(shop.app.origin + path)).text()
  // Pages of the build name its address; those made anew since, this server's.
  const html = answer.replaceAll(SITE_URL, shop.app.origin)
  const contents = [...html.matchAll(/<meta (?:property|name)="([^"]+)" content="([^"]*)"/g)]
  const [, data = 'null'] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? []
  return {
    named: Object.fromEntries(contents.map(([, name = '', content = '']) => [name, content])),
    data: JSON.parse(data) as { '@graph': Record<string, unknown>[] } | null,
  }
}

/** What the address leads to: an image, text, or the status of a refusal. */
async function kindOf(address: unknown) {
  const answer = await fetch(String(address))
  return answer.ok ? answer.headers.get('content-type')?.split('/')[0] : answer.status
}

describe('Public pages, shared and searched for', () => {
  it.each([
    ['/learn-more-about-pmfp', 'en-CA', 'en_CA'],
    ['/fr/learn-more-about-pmfp', 'fr-CA', 'fr_CA'],
  ])(
    '%s shows its picture in a link preview, and tells what is sold, for how much, in its language',
    async (path, tag, locale) => {
      const { named, data } = await readHead(path)
      const address = shop.app.origin + path
      expect(named).toMatchObject({
        'og:title': expect.stringContaining('PMFP'),
        'og:url': address,
        'og:locale': locale,
      })
      expect(named['og:description'], 'the words of the page').toBe(named.description)
      expect(await kindOf(named['og:image'])).toBe('image')
      expect(named['og:image:alt']).toBeTruthy()

      const [product, course] = data?.['@graph'] ?? []
      const said = { name: 'PMFP', inLanguage: tag, url: address }
      const offers = { price: '189.00', priceCurrency: 'CAD', url: address }
      expect(product).toMatchObject({ '@type': 'Product', ...said, offers })
      expect(course).toMatchObject({ '@type': 'Course', ...said, provider: { url: shop.app.origin } })
      expect(await kindOf(product?.image)).toBe('image')
    },
  )

  it('an editor’s text never ends the element it stands in', async () => {
    const [found] = await shop.database.query<{ id: string }>(
      `SELECT id FROM products WHERE sku = 'PRG-SLEEP'`,
    )
    const title = 'Sleep </script><script>document.title = "gone"</script> better'
    const { token } = await newSession(shop, 'admin@example.com')
    const saved = await shop.call('PATCH', `/products/${found?.id}?locale=en`, {
      token,
      body: { title, _status: 'published' },
    })
    expect(saved.status).toBe(200)
    await expect
      .poll(async () => (await readHead('/learn-more-about-sleeping-better')).data?.['@graph'][0]?.name)
      .toBe(title)
  })
})
