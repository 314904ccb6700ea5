import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { longNamedMember, type Member, newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { barriers, lookThrough } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { newVisitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
let member: Member
withServedShop((served) => {
  ;({ shop, browser } = served)
})
beforeAll(async () => {
  member = await longNamedMember(shop)
})

const FILM = '/programs/pmfp/lessons/what-matters-to-you'
const aLesson = () => `/programs/first-steps/lessons/${member.lesson.slug}`

describe('with text twice as large', () => {
  it.each<[string, 390 | 1440, () => string, string]>([
    ['my programs', 390, () => '/profile', 'First Steps'],
    ['a program', 390, () => '/programs/first-steps', 'What is inside'],
    ['a lesson', 390, aLesson, ''],
    ['a lesson', 1440, aLesson, ''],
    ['an action plan', 390, () => '/profile/action-plan', 'A new plan'],
    ['notes and answers', 390, () => '/profile/notes', ''],
    ['a film', 390, () => FILM, ''],
    ['a film', 1440, () => FILM, ''],
  ])(
    '%s at %i px is all there: nothing beyond the edge, nothing cut off',
    async (_, width, path, heading) => {
      const visitor = await newVisitor(browser, shop.app.origin, width)
      const { page } = visitor
      const email = path() === FILM ? 'customer@example.com' : member.email
      await page.addInitScript(
        (session) => {
          for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
        },
        await newSession(shop, email),
      )
      await visitor.goTo(path())
      await page
        .getByRole('heading', heading ? { name: heading } : { level: 1 })
        .first()
        .waitFor()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await lookThrough(page)
      expect(await lost(page)).toEqual([])
      expect(await barriers(page)).toEqual([])
      await visitor.leave()
    },
  )
})

/** What reaches beyond the edge, and words that their own box cuts off. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const edge = document.documentElement.clientWidth + 0.5
    const isHidden = (element: Element) =>
      !element.checkVisibility() || element.closest('.sr-only, [inert]') !== null
    const named = (element: Element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`
    const beyond =
      document.documentElement.scrollWidth <= edge
        ? []
        : [...document.body.querySelectorAll('*')].filter(
            (element) => !isHidden(element) && element.getBoundingClientRect().right > edge,
          )
    const cut = [...document.querySelectorAll('a, button, h1, h2, h3, p, li, label, legend, dt, dd')].filter(
      (element) => {
        const { overflowX, clip } = getComputedStyle(element)
        const box = element.getBoundingClientRect()
        return (
          !isHidden(element) &&
          clip === 'auto' &&
          box.width > 2 &&
          overflowX === 'hidden' &&
          element.scrollWidth > box.width + 1
        )
      },
    )
    return [...beyond, ...cut].map(named)
  })
}
