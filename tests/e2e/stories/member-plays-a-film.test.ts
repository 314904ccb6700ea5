import type { Browser, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { barriers, tooWide } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { newVisitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const LESSON = '/programs/pmfp/lessons/what-matters-to-you'
const ENGLISH = [
  'button Full screen',
  'button Play',
  'combobox Captions',
  'combobox Speed',
  'slider Position',
  'slider Volume',
]
const FRENCH = [
  'button Lecture',
  'button Plein écran',
  'combobox Sous-titres',
  'combobox Vitesse',
  'slider Position',
  'slider Volume',
]

it('a film is played by keyboard alone, with controls named in the language of the page, and keeps speed and captions that were chosen', async () => {
  const { page, goTo, leave } = await newVisitor(browser, shop.app.origin)
  const session = await newSession(shop, 'customer@example.com')
  const cookie = { name: 'payload-token', value: session.token, url: shop.app.origin }
  await page.context().addCookies([cookie])
  await page.addInitScript((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
  }, session)
  const ready = () => expect.poll(() => film(page).then(({ length }) => length)).toBeGreaterThan(20)
  const press = (key: string) => page.keyboard.press(key)

  await goTo(LESSON)
  await ready()
  expect(await controls(page, 'Player')).toEqual(ENGLISH)
  await expect.poll(() => film(page)).toMatchObject({ paused: true, speed: 1, captions: ['en'] })
  expect(await barriers(page)).toEqual([])

  await tabTo(page, 'Play')
  await press('Enter')
  await expect.poll(() => film(page)).toMatchObject({ paused: false })
  await press('Space')
  await expect.poll(() => film(page)).toMatchObject({ paused: true })
  const { at } = await film(page)
  await press('Tab')
  await press('ArrowRight')
  await press('ArrowRight')
  await press('ArrowLeft')
  expect((await film(page)).at).toBeCloseTo(at + 5, 1)
  await press('Home')
  expect((await film(page)).at).toBe(0)
  await press('Tab')
  await press('Home')
  expect(await film(page)).toMatchObject({ captions: [] })
  await press('ArrowDown')
  expect(await film(page)).toMatchObject({ captions: ['en'] })
  await press('Tab')
  await press('ArrowDown')
  expect(await film(page)).toMatchObject({ speed: 1.25 })

  await goTo(`/fr${LESSON}`)
  await ready()
  expect(await controls(page, 'Lecteur')).toEqual(FRENCH)
  await page.locator('video').evaluate(asBrowserAdding, 'en')
  await expect.poll(() => film(page)).toMatchObject({ paused: true, speed: 1.25, captions: ['fr'] })
  await tabTo(page, 'Lecture')
  await press('Tab')
  await press('Tab')
  await press('Home')
  expect(await film(page)).toMatchObject({ captions: [] })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.reload()
  await ready()
  expect(await film(page)).toMatchObject({ speed: 1.25, captions: [] })
  expect(await tooWide(page)).toEqual([])
  await leave()
})

/** How the film stands, and the languages of the captions that are seen. */
function film(page: Page) {
  return page.locator('video').evaluate((video: HTMLVideoElement) => ({
    paused: video.paused,
    at: video.currentTime,
    length: video.duration || 0,
    speed: video.playbackRate,
    captions: [...video.textTracks].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
  }))
}

/** Chromium does so in some loads, with captions in its own language. Runs in the browser. */
function asBrowserAdding(video: HTMLVideoElement, language: string): void {
  for (const track of video.textTracks) if (track.language === language) track.mode = 'showing'
}

/** What can be worked in a group, as the browser tells it to a screen reader. */
async function controls(page: Page, group: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  const { nodes } = await tools.send('Accessibility.getFullAXTree')
  await tools.detach()
  const inside = new Set(
    nodes
      .filter(({ role, name }) => role?.value === 'group' && name?.value === group)
      .map(({ nodeId }) => nodeId),
  )
  // Parents come before their children.
  for (const { nodeId, parentId } of nodes) if (parentId && inside.has(parentId)) inside.add(nodeId)
  return nodes
    .filter(
      ({ nodeId, role }) => inside.has(nodeId) && /^(button|slider|combobox)$/i.test(String(role?.value)),
    )
    .map(({ role, name }) => `${role?.value} ${name?.value}`)
    .sort()
}

async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return
  }
  throw new Error(`The tab key never came to ${name}`)
}
