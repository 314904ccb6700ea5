import axe from 'axe-core'
import type { Page } from 'playwright-core'
import type { Shift } from './layout-shifts'
import { longNamedMember, type Member, newSession, takeForNothing } from './member'
import { eventually, type RunningShop } from './running-shop'
import type { Of, Prepared, Screen, Stored } from './storefront-screens'

/**
 * A member whose name and address are as long as they may be, who leads a group and gave a program away; with a reset
 * link, an invitation and a gift in the mail.
 */
export async function prepareScreens(shop: RunningShop): Promise<Prepared> {
  const member = await longNamedMember(shop)
  return {
    member,
    resetLink: await mailedResetLink(shop),
    invitationLink: await mailedInvitation(shop),
    giftLink: await mailedGift(shop, member),
    group: await ownGroup(shop, member),
  }
}

export function of<Value>(given: Of<Value>, prepared: Prepared): Value {
  return typeof given === 'function' ? (given as (prepared: Prepared) => Value)(prepared) : given
}

/** What the screen's visitor has in their browser, from the first document on. */
export async function prepare(
  page: Page,
  { as, stored }: Screen,
  shop: RunningShop,
  prepared: Prepared,
): Promise<void> {
  const { local = {}, tab = {} } = stored ? of<Stored>(stored, prepared) : {}
  const session: Record<string, string> = as === 'member' ? await newSession(shop, prepared.member.email) : {}
  await page.addInitScript(
    ({ local, tab }) => {
      if (sessionStorage.getItem('prepared')) return
      sessionStorage.setItem('prepared', 'true')
      for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value)
      for (const [key, value] of Object.entries(tab)) sessionStorage.setItem(key, value)
    },
    { local: { ...session, ...local }, tab },
  )
}

/** From top to bottom and back, so that pictures come which wait until they are near. */
export async function lookThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let y = 0; y < document.documentElement.scrollHeight; y += 400) {
      scrollTo({ top: y, behavior: 'instant' })
      await frame()
      await frame()
    }
    const pictures = [...document.images].filter((picture) => !picture.complete && picture.checkVisibility())
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => null)))
    scrollTo({ top: 0, behavior: 'instant' })
    await frame()
  })
}

export function sum(shifts: Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0)
}

/** `judged` are the parts that were judged before. What a frame shows is a page of its own, judged where it is one; a mail's says nothing. */
export async function barriers(page: Page, judged: string[] = []): Promise<string[]> {
  await page.evaluate(axe.source)
  const { violations } = await page.evaluate(
    (exclude) =>
      (window as unknown as { axe: typeof axe }).axe.run(
        { include: [document], exclude },
        { iframes: false },
      ),
    judged,
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** What reaches beyond the right edge of the screen. */
export function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= 320) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > 320.5)
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`)
  })
}

async function mailedResetLink(shop: RunningShop): Promise<string> {
  const email = 'customer@example.com'
  await shop.call('POST', '/users/forgot-password', { body: { email } })
  return linkIn(shop, email)
}

async function mailedInvitation(shop: RunningShop): Promise<string> {
  const { token } = await newSession(shop, 'admin@example.com')
  const email = `${'eingeladene'.repeat(5)}@${'briefkasten'.repeat(5)}.example.com`
  await shop.call('POST', '/invitations', { token, body: { email, invitationType: 'participant' } })
  return linkIn(shop, email)
}

async function mailedGift(shop: RunningShop, { token }: Member): Promise<string> {
  const email = `${'beschenkte'.repeat(5)}@${'briefkasten'.repeat(5)}.example.com`
  await takeForNothing(shop, token, 'sleeping-better', { name: 'Ann', email })
  return linkIn(shop, email)
}

async function ownGroup(shop: RunningShop, { token }: Member): Promise<Prepared['group']> {
  await takeForNothing(shop, token, 'pmfp-group-licence')
  const groups = async () => (await shop.call('GET', '/groups', { token })).body.data as { id: string }[]
  await eventually('the licence is delivered', async () => (await groups()).length > 0)
  const [group] = await groups()
  return (await shop.call('GET', `/groups/${group?.id}`, { token })).body.data as Prepared['group']
}

/** The path of the link in a mail to an address. */
async function linkIn(shop: RunningShop, email: string): Promise<string> {
  const mail = await shop.mails.waitForMail(({ to }) => to.some(({ address }) => address === email))
  const { pathname, search } = new URL(mail.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? '')
  return pathname + search
}
