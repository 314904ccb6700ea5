import 'server-only'
import { unstable_cache } from 'next/cache'
import { cache } from 'react'
import { DEFAULT_LOCALE, type Locale } from '@/src/domain/languages/locales'
import { type Offers, offersOf } from '@/src/domain/settings/offers'
import { readAs, storefrontPayload } from '@/src/storefront/pages/payload.server'
import { productAddress } from '../catalog/product-address'
import { readCookieQuestion } from '../consent/cookie-question.server'
import { requestLocale } from '../languages/request-locale.server'
import { STANDARD_ITEMS } from './menu-label'
import { readNotice } from './read-notice.server'

/** A page cache of an earlier start may lie beside a database that has changed since. */
const THIS_START = String(performance.timeOrigin)

const readCached = unstable_cache(readShell, ['shell', THIS_START])

/**
 * What surrounds every page, in its language: menus, footer, branding. Asked for once, and again after an edit
 * (`revalidatePath`): pages that are made for each request do not ask the database for it each time.
 */
export const loadShell = cache(async () => {
  const as = await readAs()
  return as.draft ? readShell(requestLocale(), as) : readCached(requestLocale())
})

/** What the shop offers, the same in every language: of what is kept for the pages, so that no list asks again. */
export async function loadOffers(): Promise<Offers> {
  return (await readCached(DEFAULT_LOCALE)).offers
}

type ReadAs = Awaited<ReturnType<typeof readAs>>

/** In a preview the menus are those that are being written. */
async function readShell(locale: Locale, as: ReadAs = { overrideAccess: false, draft: false }) {
  const payload = await storefrontPayload()
  const [navigation, settings, services, cookieQuestion, notice] = await Promise.all([
    payload.findGlobal({ slug: 'navigation', locale, ...as, depth: 0 }),
    payload.findGlobal({
      slug: 'system-settings',
      locale,
      overrideAccess: false,
      depth: 1,
      select: { branding: true, offers: true },
    }),
    payload.find({
      collection: 'products',
      overrideAccess: false,
      where: { kind: { equals: 'service' } },
      select: { slug: true },
      depth: 0,
      limit: 100,
      pagination: false,
    }),
    readCookieQuestion(payload, locale),
    readNotice(payload, locale),
  ])
  return {
    items: orDefault(navigation.items, HEADER_ITEMS),
    footerLinks: orDefault(navigation.footerLinks, FOOTER_LINKS),
    socialLinks: navigation.socialLinks ?? [],
    copyright: navigation.copyright,
    branding: settings.branding,
    offers: offersOf(settings.offers),
    cookieQuestion,
    notice,
    servicePages: services.docs.map((service) => productAddress(service.slug)),
  }
}

type Link = { label: string; href: string }

/** Specification 2, Shell: what a site shows before anybody edited its menus. */
const STANDARD_LINKS: Link[] = Object.entries(STANDARD_ITEMS).map(([href, { label }]) => ({ label, href }))

const HEADER_ITEMS = STANDARD_LINKS.slice(0, 5)

const FOOTER_LINKS = STANDARD_LINKS.slice(5)

function orDefault(links: Link[] | null | undefined, standard: Link[]): Link[] {
  const chosen = (links ?? []).map(({ label, href }) => ({ label, href }))
  return chosen.length > 0 ? chosen : standard
}
