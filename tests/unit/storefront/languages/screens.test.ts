import { describe, expect, it } from 'vitest'
import { ledWithoutLanguage } from '../../../support/addresses-led-to'
import { closureOf, featuresIn, layoutsOf, storefrontPages } from '../../../support/page-closure'
import { sentencesIn } from '../../../support/screen-sentences'
import { sourceFiles } from '../../../support/source-tree'

const files = sourceFiles()
const screens = files.filter(
  ({ path }) =>
    /^(app\/\((storefront|french)\)|src\/(storefront|blocks))\//.test(path) && path.endsWith('.tsx'),
)

describe('Screens say nothing of their own', () => {
  it('knows many', () => {
    expect(screens.length).toBeGreaterThan(150)
  })

  it('shows no sentence that stands in no catalog', () => {
    expect(screens.flatMap(sentencesIn)).toEqual([])
  })

  it('would notice one: between tags, in a label, in a notification', () => {
    const seeded = (text: string) => sentencesIn({ path: 'src/storefront/x.tsx', text })
    expect(seeded('export const X = () => <p>Add to cart</p>')).toHaveLength(1)
    expect(seeded('export const X = () => <nav aria-label="Main" />')).toHaveLength(1)
    expect(seeded("notify('error', 'It failed')")).toHaveLength(1)
    expect(seeded("export const X = () => <p>{isOpen ? 'Open now' : 'Closed'}</p>")).toHaveLength(2)
    expect(seeded('export const X = () => <p>{`Paid in full`}</p>')).toHaveLength(1)
    expect(seeded("export const X = () => <p title={'Main'}>{isOpen && 'Open now'}</p>")).toHaveLength(2)
    expect(seeded('export const X = () => <p><b>{name}</b>: {count}</p>')).toHaveLength(1)
    expect(seeded('export const X = () => <p className="a b">{t(`x`)} · </p>')).toEqual([])
  })
})

describe('Links keep the language', () => {
  const storefront = files.filter(({ path }) => /^src\/(storefront|blocks)\//.test(path))
  const languages = 'src/storefront/languages/'

  it('go through LocalLink, and visitors are led on by useSiteRouter', () => {
    const found = storefront
      .filter(({ path }) => !path.startsWith(languages))
      .filter(({ text }) => /from 'next\/link'|\buseRouter\b/.test(text))
      .map(({ path }) => path)
    expect(found).toEqual([])
  })

  it('name no address of this site in a plain link', () => {
    const plain = storefront.flatMap(({ path, text }) =>
      // The dialog about cookies takes text alone, one for each language.
      /cookie-texts/.test(path)
        ? []
        : [...text.matchAll(/<a\b[^>]*\shref=(?:"|\{["'`])(\/[^"'`]*)["'`]/g)].map(
            ([, address]) => `${path}: ${address}`,
          ),
    )
    // A file of the API names its language itself, and so does the way out of the preview.
    expect(plain.filter((link) => !/: \/(api\/|preview\/exit).*[?&]locale=/.test(link))).toEqual([])
  })
})

/** Where an address has its language already, or none. */
const LED_AS_IT_IS = [
  // The path staff look at a draft by names its language.
  "app/(storefront)/preview/route.ts: pathOnThisSite(request.nextUrl.searchParams.get('path'))",
  'src/admin/routes/redirect-staff.ts: screen',
  'src/storefront/languages/language-switch.tsx: there',
  // Editors write both addresses of a redirect in full.
  'src/storefront/pages/find-redirect.server.ts: own',
  'src/storefront/pages/find-redirect.server.ts: target',
  'src/storefront/session/lead-to-staff-area.ts: path',
]

describe('Ways past links keep the language', () => {
  it('lead to an address of a language, by the server and in the browser', () => {
    const leading = files.filter(({ path }) => /^(app|src\/(storefront|blocks|admin))\//.test(path))
    expect([...new Set(leading.flatMap(ledWithoutLanguage))].toSorted()).toEqual(LED_AS_IT_IS)
  })

  it.each([
    "redirect('/login')",
    'permanentRedirect(address)',
    "location.href = '/cart'",
    "window.location = '/cart'",
    'window.location.replace(address)',
    "location.assign(isOpen ? '/cart' : localPath('/', locale))",
  ])('would notice %s', (text) => {
    expect(ledWithoutLanguage({ path: 'app/x.ts', text })).toHaveLength(1)
  })

  it.each([
    'location.assign(router.local(address))',
    "redirect(localPath('/', locale))",
    "redirect('/manage-website')",
    'text.replace(one, other)',
  ])('lets %s be', (text) => {
    expect(ledWithoutLanguage({ path: 'app/x.ts', text })).toEqual([])
  })
})

describe('Routes are the same in both languages', () => {
  const ENGLISH = 'app/(storefront)/'
  const FRENCH = 'app/(french)/fr/'
  const below = (folder: string) =>
    files
      .filter(({ path }) => path.startsWith(folder) && path.endsWith('.tsx'))
      .map(({ path }) => path.slice(folder.length))
      .sort()

  it('have a French file for each English one, and none beside', () => {
    expect(below(FRENCH)).toEqual(below(ENGLISH))
    expect(below(FRENCH).length).toBeGreaterThan(25)
  })

  it.each(below(ENGLISH).filter((path) => /(page|layout)\.tsx$/.test(path)))(
    '%s is drawn by its English file',
    (path) => {
      const french = files.find((file) => file.path === `${FRENCH}${path}`)
      const targets = french?.imports.map(({ target }) => target) ?? []
      expect(targets).toContain(`${ENGLISH}${path}`)
      expect(french?.text).toMatch(/export default inFrench/)
      const describes = files
        .find((file) => file.path === `${ENGLISH}${path}`)
        ?.text.includes('generateMetadata')
      expect(french?.text.includes('generateMetadata = inFrench(')).toBe(describes)
    },
  )
})

describe('A page carries the messages it shows, and no others', () => {
  it.each(storefrontPages())('%s', (path) => {
    const own = closureOf([path])
    const around = closureOf([path, ...layoutsOf(path)])
    const needed = featuresIn(own, /useMessages\('(\w+)'\)/g)
    const carried = featuresIn(around, /of=\{\[([^\]]*)\]\}/g)
    expect([...needed].filter((feature) => !carried.has(feature))).toEqual([])
    const given = featuresIn(
      files.filter((file) => file.path === path),
      /of=\{\[([^\]]*)\]\}/g,
    )
    expect([...given].filter((feature) => !needed.has(feature))).toEqual([])
  })
})
