import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import type { RunningShop } from '../../support/running-shop'
import { barriers } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn } from '../../support/visitor'

const PROGRAM = 'moving-with-confidence'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('a stranger reads the free lesson of a program, without anything else of it', async () => {
  const visitor = await newVisitor(browser, shop.app.origin, 390)
  const { page } = visitor
  await visitor.goTo('/learn-more-about-pmfp')
  await page.getByRole('heading', { name: 'Lesson by lesson' }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: /^Read “What matters to you”/ }).click()
  await page.getByRole('heading', { level: 1, name: 'What matters to you' }).waitFor()
  await page.getByText('A lesson to try').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByRole('link', { name: 'See the whole program' }).click()
  await page.getByRole('button', { name: 'Buy this program' }).click()
  await page.getByRole('link', { name: 'Go to the cart' }).waitFor()
  const other = await page.request.get(`${shop.app.origin}/learn-more-about-pmfp/your-first-action-plan`)
  expect(other.status()).toBe(404)
  await visitor.leave()
})

it('a member answers a quiz by keyboard, reads what is said to each answer, passes, and asks a question', async () => {
  await shop.database.query(
    `INSERT INTO user_products (user_id, product_id, state, source, source_key)
     SELECT u.id, p.id, 'active', 'staff', 'quiz story' FROM users u, products p
      WHERE u.email = 'customer@example.com' AND p.slug = $1`,
    [PROGRAM],
  )
  await shop.database.query(
    `UPDATE programs SET is_ordered = true WHERE product_id = (SELECT id FROM products WHERE slug = $1)`,
    [PROGRAM],
  )
  const visitor = await newVisitor(browser, shop.app.origin, 1440)
  const { page } = visitor
  await visitor.goTo('/login')
  await signIn(page, 'customer@example.com')
  await page.waitForURL('**/profile')
  await visitor.goTo(`/programs/${PROGRAM}/lessons/from-sitting-to-standing`)
  await page.getByRole('heading', { name: 'This lesson is not open yet' }).waitFor()
  await page.getByText('Opens when you have done “Ten minutes in a chair”.').waitFor()
  await visitor.goTo(`/programs/${PROGRAM}/lessons/ten-minutes-in-a-chair`)

  const quiz = page.getByRole('region', { name: 'Quiz' })
  await quiz.getByRole('radio', { name: 'The same again' }).focus()
  await page.keyboard.press('Space')
  await quiz.getByRole('button', { name: 'Check my answers' }).press('Enter')
  await quiz.getByText('Please choose an answer').waitFor()
  await quiz.getByRole('checkbox', { name: 'I cannot speak any more' }).press('Space')
  await quiz.getByRole('button', { name: 'Check my answers' }).press('Enter')
  await quiz.getByText('Not passed yet').waitFor()
  await quiz.getByText('Then it is too much: go slower.').waitFor()
  expect(await barriers(page)).toEqual([])

  await quiz.getByRole('button', { name: 'Try again' }).press('Enter')
  await quiz.getByRole('radio', { name: 'Half as much' }).press('Space')
  await quiz.getByRole('checkbox', { name: 'I can still chat' }).press('Space')
  await quiz.getByRole('button', { name: 'Check my answers' }).press('Enter')
  await quiz.getByText('You have passed the quiz.').waitFor()

  const ask = page.getByRole('region', { name: 'Ask us' })
  await ask.getByRole('textbox').fill('How often?')
  await ask.getByRole('button', { name: 'Send my question' }).press('Enter')
  await ask.getByText('Not answered yet.').waitFor()
  expect(await barriers(page)).toEqual([])

  await page.getByRole('button', { name: 'Mark as done' }).click()
  await page.getByRole('link', { name: /^Next:/ }).click()
  await page.getByRole('heading', { level: 1, name: 'From sitting to standing' }).waitFor()
  await visitor.leave()
})
