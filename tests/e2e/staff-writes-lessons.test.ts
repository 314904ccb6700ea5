import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { publish } from '../support/browser/staff-task'
import type { RunningShop } from '../support/running-shop'
import { barriers } from '../support/screen-checks'
import { withServedShop } from '../support/served-shop'
import { newVisitor, signIn } from '../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('staff move a lesson to another section of its program by choosing the section’s title', async () => {
  const lesson = await lessonOf('first-steps')
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  await admin.goTo('/login?redirect=%2Fuser-management')
  await signIn(page, 'admin@example.com')
  await page.waitForURL('**/manage-website/**')

  await admin.goTo(`/manage-website/collections/lessons/${lesson.id}`)
  const field = page.locator('#field-section')
  await field.getByText(/^1\. /).waitFor()
  await field.locator('.rs__control').click()
  await page.getByRole('option', { name: /^2\. / }).click()
  await page.getByRole('button', { name: 'Publish in English' }).click()

  await expect
    .poll(async () => (await lessonOf('first-steps')).section, { timeout: 15_000 })
    .toBe(lesson.sections[1])
  await admin.leave()
})

it('staff make a program from one form, price typed in dollars, and find the reading check beside its page', async () => {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  await admin.goTo('/login?redirect=%2Fmanage-website%2Fcollections%2Fprograms')
  await signIn(page, 'admin@example.com')
  await page.getByRole('link', { name: 'New program, step by step…' }).click()
  await page.getByLabel('Name of the program').fill('Calmer nights')
  await page.getByLabel('What it is about').fill('Small steps towards better sleep.')
  await page.getByLabel('Price in dollars').fill('$49')
  await page.getByLabel(/^Sections/).fill('Begin here\nEvenings')
  await page.getByLabel(/^Lessons/).fill('What sleep is for')
  await page.getByRole('button', { name: 'Make the program' }).click()
  await page.getByText('Nobody sees it until you publish it.').waitFor()
  await page.getByRole('link', { name: 'Write its public page' }).click()
  await page.waitForURL('**/collections/products/*')
  const price = page.getByLabel(/^Price in CAD/)
  expect(await price.inputValue()).toBe('49.00')

  const check = page.getByRole('region', { name: 'Reading check' })
  await check.getByText('Nothing found.').waitFor()

  // By keyboard alone; what is no amount is said where it stands, and never takes the place of a price.
  await price.fill('about fifty')
  await page.keyboard.press('Tab')
  await page.getByText('Please enter an amount, such as 49.00.').waitFor()
  expect(await price.inputValue()).toBe('about fifty')
  const problem = await price.getAttribute('aria-describedby')
  expect(await page.locator(`#${problem}`).textContent()).toContain('49.00')
  const save = page.getByRole('button', { name: 'Save Draft' })
  await save.click()
  await page.getByText(/invalid: Price in CAD/).waitFor()
  await price.fill('$59.50')
  await page.keyboard.press('Tab')
  expect(await price.inputValue()).toBe('59.50')
  expect(await barriers(page, ['.nav'])).toEqual([])
  await publish(page)
  const sku = await page.getByLabel('SKU').inputValue()
  expect(await centsOf(sku)).toBe(5950)

  await shop.database.query(`UPDATE users SET locale = 'fr' WHERE email = 'admin@example.com'`)
  await page.reload()
  const prix = page.getByLabel(/^Prix en CAD/)
  await prix.waitFor()
  await expect.poll(() => prix.inputValue()).toBe('59,50')
  await prix.fill('')
  await page.keyboard.press('Tab')
  await page.getByText('Entrez un montant.').waitFor()
  await shop.database.query(`UPDATE users SET locale = 'en' WHERE email = 'admin@example.com'`)
  await admin.leave()
})

async function centsOf(sku: string): Promise<number | undefined> {
  const [row] = await shop.database.query<{ cents: number }>(
    'SELECT price_cents::int AS cents FROM products WHERE sku = $1',
    [sku],
  )
  return row?.cents
}

it('staff send a film to a lesson: it goes on when the line broke, and what no browser plays is refused in words', async () => {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  const address = `/manage-website/collections/lessons/${(await lessonOf('first-steps')).id}`
  await admin.goTo(`/login?redirect=${encodeURIComponent(address)}`)
  await signIn(page, 'admin@example.com')
  const part = page.getByRole('region', { name: 'Send a film or sound' })
  const choose = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
    const chooser = page.waitForEvent('filechooser')
    await part.getByRole('button', { name: 'Choose a film or sound…' }).click()
    await (await chooser).setFiles(file)
  }
  const mimeType = 'video/mp4'
  await choose({ name: 'a.mp4', mimeType, buffer: Buffer.from('Not a film. '.repeat(100)) })
  await part.getByText('no film or sound that can be read').waitFor()

  let sendings = 0
  page.on('request', (request) => {
    sendings += Number(request.method() === 'PATCH')
  })
  await page.route('**/lesson-files/uploads/*', (route) => route.abort(), { times: 1 })
  await choose({ name: 'b.mp4', mimeType, buffer: await readFile('src/seeds/demo/media/a-kind-week.mp4') })
  await part.getByText('It has arrived').waitFor()
  expect(sendings).toBeGreaterThan(1)
  await page.locator('#field-media').getByText('b.mp4').waitFor()
  await page.getByRole('button', { name: 'Publish in English' }).click()
  const media = `SELECT f.filename FROM lessons l JOIN lesson_files f ON f.id = l.media_id WHERE f.filename = 'b.mp4'`
  await expect.poll(() => shop.database.query(media), { timeout: 15_000 }).toHaveLength(1)
  await admin.leave()
})

it('what was written in a new lesson is there after the browser’s Back', async () => {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  await admin.goTo('/login?redirect=%2Fmanage-website%2Fcollections%2Flessons')
  await signIn(page, 'admin@example.com')
  await page.getByRole('link', { name: 'Create New' }).click()
  await page.locator('#field-title').fill('Half a thought')
  const stored = `SELECT version_title FROM _lessons_v_locales WHERE version_title = 'Half a thought'`
  await expect.poll(() => shop.database.query(stored), { timeout: 15_000 }).not.toHaveLength(0)
  await page.goBack()
  await page.goto('/manage-website/collections/lessons?search=Half')
  await page.locator('table').getByRole('link', { name: 'Half a thought' }).click()
  await expect.poll(() => page.locator('#field-title').inputValue()).toBe('Half a thought')
  await admin.leave()
})

it('the browser’s Back, pressed at once after Publish, shows the list that was opened by its address', async () => {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  const list = '/manage-website/collections/lessons?search=What self-management means'
  await admin.goTo(`/login?redirect=${encodeURIComponent(list)}`)
  await signIn(page, 'admin@example.com')
  const lesson = page.locator('table').getByRole('link', { name: 'What self-management means' })
  await lesson.click()
  await page.locator('[data-field-path="body"] [role=textbox]').first().click()
  await page.keyboard.type('One more word. ')
  await publish(page)
  await page.goBack()
  await lesson.waitFor()
  await page.goForward()
  await page.locator('#field-title').waitFor()
  await admin.leave()
})

it('a staff screen’s call that nobody understands is the sender’s mistake, not a fault of the shop', async () => {
  const admin = await newVisitor(browser, shop.app.origin)
  const { page } = admin
  const { id } = await lessonOf('first-steps')
  const address = `/manage-website/collections/lessons/${id}`
  await admin.goTo(`/login?redirect=${encodeURIComponent(address)}`)
  await signIn(page, 'admin@example.com')
  await page.waitForURL(`**${address}`)
  const asked = page.waitForRequest((request) => request.headers()['next-action'] !== undefined)
  await page.getByLabel('Title').first().fill('Another title')
  const sent = await asked
  const post = (data: string, type = 'text/plain;charset=UTF-8') =>
    page.request.post(address, {
      headers: { 'next-action': String(sent.headers()['next-action']), 'content-type': type },
      data,
    })
  const call = (name: unknown, args: unknown) => JSON.stringify([{ name, args }])
  expect(
    (await post(call('form-state', { collectionSlug: 'lessons', id, operation: 'update' }))).status(),
  ).toBe(200)
  for (const [data, type] of [
    ['', undefined],
    ['[', undefined],
    ['["$F1"]', undefined],
    ['[]', undefined],
    ['[null]', undefined],
    [call('constructor', {}), undefined],
    [call('form-state', { collectionSlug: 'nothing' }), undefined],
    ['--x\r\ncut', 'multipart/form-data; boundary=x'],
  ] as const) {
    expect((await post(data, type)).status(), data).toBe(400)
  }
  await admin.leave()
})

type Lesson = { id: string; section: string; sections: string[] }

/** The first lesson of a program, with the program's sections in their order. */
async function lessonOf(slug: string): Promise<Lesson> {
  const [lesson] = await shop.database.query<Lesson>(
    `SELECT lessons.id, lessons.section,
            (SELECT array_agg(s.id ORDER BY s._order) FROM programs_sections s WHERE s._parent_id = programs.id) AS sections
       FROM lessons
       JOIN programs ON programs.id = lessons.program_id
       JOIN products ON products.id = programs.product_id
      WHERE products.slug = $1
      ORDER BY lessons.created_at, lessons.id
      LIMIT 1`,
    [slug],
  )
  if (!lesson) throw new Error(`no lesson of ${slug}`)
  return lesson
}
