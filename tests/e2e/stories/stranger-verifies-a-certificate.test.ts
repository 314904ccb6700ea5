import { randomUUID } from 'node:crypto'
import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { memberWith, newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { barriers } from '../../support/screen-checks'
import { withServedShop } from '../../support/served-shop'
import { newVisitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

it('a stranger verifies a certificate: what it shows, switched off as if it never was, run out and renewed, in both languages', async () => {
  const email = `graduate-${randomUUID()}@example.com`
  const { token } = await memberWith(shop, 'first-steps', { email, name: 'Ada' })
  await shop.database.query('UPDATE programs SET certificate_valid_months = 12 WHERE certificate_is_given')
  await finish(token)
  const { number, code } = await certificate(token)
  const stranger = await newVisitor(browser, shop.app.origin, 390)
  const { page } = stranger
  const read = async (path: string) => {
    const answer = await page.goto(path)
    // A page of its own request comes in pieces: its heading may follow the load event.
    await page.locator('main h1').first().waitFor()
    const words = (await page.locator('main').allInnerTexts()).join(' ').replaceAll(/\s+/g, ' ')
    return { status: answer?.status(), words }
  }

  const shown = await read(`/certificates/${code}`)
  expect(shown.words).toContain('This certificate was issued here, and it is valid.')
  for (const words of ['Ada Ada', 'First Steps', 'Finished on', 'Valid until'])
    expect(shown.words).toContain(words)
  for (const words of [number, email]) expect(await page.content()).not.toContain(words)
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await barriers(page)).toEqual([])

  const change = (body: object) => shop.call('PUT', `/learning/certificates/${number}`, { token, body })
  await change({ showsInitials: true })
  const initials = await read(`/certificates/${code}`)
  expect(initials.words).toContain('A. A.')
  expect(await page.content()).not.toContain('Ada')

  await change({ isPublic: false })
  const [off, unknown] = [await read(`/certificates/${code}`), await read(`/certificates/${'0'.repeat(32)}`)]
  expect(off).toEqual(unknown)
  expect(off.status).toBe(404)
  await change({ isPublic: true, showsInitials: false })

  await shop.database.query(
    `UPDATE certificates SET completed_at = completed_at - interval '13 months', valid_until = valid_until - interval '13 months'`,
  )
  await shop.database.query(
    `UPDATE program_completions SET completed_at = completed_at - interval '13 months'`,
  )
  const over = await read(`/certificates/${code}`)
  expect(over.words).toContain('The time it is valid for is over.')
  expect(over.words).toContain('Was valid until')
  const french = await read(`/fr/certificates/${code}`)
  expect(french.words).toContain('Sa période de validité est terminée.')
  expect(await barriers(page)).toEqual([])

  const member = await newVisitor(browser, shop.app.origin, 1440)
  await member.page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    await newSession(shop, email),
  )
  await member.goTo('/profile')
  const mine = member.page.getByRole('region', { name: 'My certificates' })
  await mine.getByText(/^It was valid until/).waitFor()
  await mine.getByText('Renew it', { exact: true }).click()
  expect(await barriers(member.page)).toEqual([])
  await mine.getByRole('button', { name: 'Begin the program anew' }).click()
  await mine.getByText('To renew it, finish the program once more.').waitFor()
  await member.leave()

  expect((await read(`/certificates/${code}`)).words).toContain('Was valid until')
  await finish(token)
  expect((await read(`/certificates/${code}`)).words).toContain('and it is valid.')
  await stranger.leave()
})

async function finish(token: string): Promise<void> {
  const { body } = await shop.call('GET', '/programs/first-steps/content', { token })
  const { sections } = body.data as { sections: { lessons: { id: string }[] }[] }
  for (const { id } of sections.flatMap(({ lessons }) => lessons))
    await shop.call('PUT', `/learning/lessons/${id}/progress`, { token, body: { state: 'done' } })
}

async function certificate(token: string): Promise<{ number: string; code: string }> {
  const { body } = await shop.call('GET', '/learning/certificates', { token })
  return (body.data as { number: string; code: string }[])[0] ?? expect.fail('there is one')
}
