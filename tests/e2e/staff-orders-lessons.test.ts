import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../support/running-shop'
import { withServedShop } from '../support/served-shop'
import { newVisitor, signIn } from '../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('staff put lessons in order on the screen of their program, by buttons, keyboard, mouse and finger, sent once, and begin a lesson where it is to stand', async () => {
  const program = await programOf('pmfp')
  const [first, second] = await firstTwo(program)
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  const address = `/manage-website/collections/programs/${program}`
  await admin.goTo(`/login?redirect=${encodeURIComponent(address)}`)
  await signIn(page, 'admin@example.com')
  const order = page.getByRole('region', { name: 'Lessons in their order' })
  const down = order.getByRole('button', { name: `Move “${first}” down`, exact: true })
  let sendings = 0
  page.on('request', (request) => {
    sendings += Number(request.method() === 'POST' && request.url().endsWith('/lesson-order'))
  })
  const kept = (expected: string[]) =>
    expect.poll(() => firstTwo(program), { timeout: 15_000 }).toEqual(expected)

  await down.focus()
  await page.keyboard.press('Enter')
  await order.getByRole('status').getByText(`“${first}” stands at 2 of`).waitFor()
  await page.keyboard.press('Enter')
  await order.getByRole('button', { name: `Move “${first}” up`, exact: true }).click()
  await kept([second, first])
  expect(sendings).toBe(1)

  const handleOf = (title: string) =>
    order.getByRole('listitem').filter({ hasText: title }).locator('span').first()
  const middleOf = async (title: string) => {
    const handle = handleOf(title)
    await handle.scrollIntoViewIfNeeded()
    const box = (await handle.boundingBox()) ?? expect.fail(`no handle of ${title}`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const [from, to] = [await middleOf(first), await middleOf(second)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y - 10, { steps: 8 })
  await page.mouse.up()
  await kept([first, second])

  const cdp = await page.context().newCDPSession(page)
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) => {
    const touchPoints = y === undefined ? [] : [{ x: from.x, y }]
    await cdp.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const [upper, lower] = [await middleOf(first), await middleOf(second)]
  await touch('touchStart', lower.y)
  for (let y = lower.y; y > upper.y - 12; y -= 6) await touch('touchMove', y)
  await touch('touchEnd')
  await kept([second, first])
  expect(sendings).toBe(3)

  await order
    .getByRole('button', { name: /^New lesson in/ })
    .first()
    .click()
  await page.waitForURL('**/collections/lessons/*')
  await page.locator('#field-title').waitFor()
  expect(await page.locator('#field-position').count()).toBe(0)
  await page.locator('#field-program').getByText('PMFP').first().waitFor()
  await page.locator('#field-section').getByText(/^1\. /).waitFor()
  await admin.leave()
})

async function programOf(slug: string): Promise<string> {
  const [program] = await shop.database.query<{ id: string }>(
    `SELECT programs.id FROM programs JOIN products ON products.id = programs.product_id WHERE products.slug = $1`,
    [slug],
  )
  return program?.id ?? expect.fail(`no program of ${slug}`)
}

/** The titles of the first two lessons of its first section, as they stand. */
async function firstTwo(program: string): Promise<[string, string]> {
  const rows = await shop.database.query<{ title: string }>(
    `SELECT t.title FROM lessons l
       JOIN programs_sections s ON s._parent_id = l.program_id AND s._order = 1 AND s.id = l.section
       JOIN lessons_locales t ON t._parent_id = l.id AND t._locale = 'en'
      WHERE l.program_id = $1 AND l._status = 'published'
      ORDER BY l.position LIMIT 2`,
    [program],
  )
  return [rows[0]?.title ?? '', rows[1]?.title ?? '']
}
