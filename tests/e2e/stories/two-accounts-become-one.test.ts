import type { Browser } from 'playwright-core'
import { expect, it } from 'vitest'
import { mergeMessages } from '@/src/admin/people/merge-messages'
import { mergeWritingsMessages } from '@/src/admin/people/merge-writings-messages'
import { reportMessages } from '@/src/admin/reports/messages'
import { commonMessages } from '@/src/admin/ui/messages'
import { accountsEn } from '@/src/storefront/accounts/messages.en'
import { accountsFr } from '@/src/storefront/accounts/messages.fr'
import { memberWith, newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, signIn, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const STAFF = 'superuser@example.com'
const NOTE = 'What I would tell nobody'
const PUBLIC = { en: accountsEn, fr: accountsFr }

const speak = (token: string, locale: string) =>
  shop.call('PUT', '/users/profile', { token, body: { locale } })
const idOf = async (email: string) =>
  (await shop.database.query<{ id: string }>('SELECT id FROM users WHERE email = $1', [email]))[0]?.id ?? ''
async function staffIn(locale: 'en' | 'fr', path: string): Promise<Visitor> {
  const { token } = await newSession(shop, STAFF)
  await speak(token, locale)
  const staff = await newVisitor(browser, shop.app.origin)
  await staff.goTo(`/login?redirect=${encodeURIComponent(path)}`)
  await signIn(staff.page, STAFF)
  await staff.page.waitForURL(`**${path}`)
  return staff
}

it.each(['en', 'fr'] as const)(
  'two accounts become one, and what was written goes over once both mailboxes say so: %s',
  async (locale) => {
    const [t, waits, common] = [mergeMessages[locale], mergeWritingsMessages[locale], commonMessages[locale]]
    const [closed, kept] = [`closed-${locale}@example.com`, `kept-${locale}@example.com`]
    const { token: writer } = await memberWith(shop, 'first-steps', { email: closed })
    const { token: reader } = await memberWith(shop, 'first-steps', { email: kept })
    for (const token of [writer, reader]) await speak(token, locale)
    const { body } = await shop.call('GET', '/programs/first-steps/content', { token: writer })
    const { sections } = body.data as { sections: { lessons: { slug: string }[] }[] }
    const note = `/learning/lessons/${sections[0]?.lessons[0]?.slug}/note`
    expect((await shop.call('PUT', note, { token: writer, body: { text: NOTE } })).status).toBe(200)

    const staff = await staffIn(locale, `/manage-website/collections/users/${await idOf(kept)}`)
    const { page } = staff
    const dialog = page.getByRole('dialog')
    const card = page.getByRole('region', { name: t.title })
    await card.getByRole('button', { name: t.start }).click()
    await dialog.getByLabel(t.otherEmail).fill('nobody@example.com')
    await dialog.getByRole('button', { name: t.look }).click()
    await dialog
      .getByText(
        locale === 'fr'
          ? 'Il n’y a pas de compte avec cette adresse.'
          : 'There is no account with this address.',
      )
      .waitFor()
    await dialog.getByLabel(t.otherEmail).fill(closed)
    await dialog.getByRole('button', { name: t.look }).click()
    await dialog.getByText(t.words).waitFor()
    await dialog.getByRole('button', { name: common.back }).click()
    await dialog.getByLabel(t.otherEmail).fill(closed)
    await dialog.getByRole('button', { name: t.look }).click()
    await dialog.getByLabel(common.reason).fill('Two accounts by mistake')
    await dialog.getByRole('button', { name: t.merge }).click()
    await dialog.getByRole('button', { name: common.close }).click()
    await card.getByText(waits.waiting).waitFor()
    await card.getByRole('button', { name: waits.again }).click()
    await dialog.getByText(waits.againText).waitFor()
    await dialog.getByRole('button', { name: common.back }).click()

    for (const [index, email] of [closed, kept].entries()) {
      expect(JSON.stringify((await shop.call('GET', note, { token: reader })).body)).not.toContain(NOTE)
      const mail = await shop.mails.waitForMail(
        ({ to, text }) => to[0]?.address === email && text.includes('/confirm-merge?'),
      )
      const link = new URL(mail.text.match(/https?:\/\/\S+confirm-merge\?token=\S+/)?.[0] ?? '')
      expect(link.pathname).toBe(locale === 'fr' ? '/fr/confirm-merge' : '/confirm-merge')
      const visitor = await newVisitor(browser, shop.app.origin, index === 0 ? 390 : 1440)
      await visitor.goTo(link.pathname + link.search)
      await visitor.page.getByRole('heading', { name: PUBLIC[locale].mergeQuestion }).waitFor()
      await visitor.page.getByRole('button', { name: PUBLIC[locale].mergeButton }).click()
      await visitor.page.getByRole('heading', { name: PUBLIC[locale].mergeConfirmed }).waitFor()
      await visitor.goTo(link.pathname + link.search)
      await visitor.page.getByRole('button', { name: PUBLIC[locale].mergeButton }).click()
      await visitor.page.getByRole('heading', { name: PUBLIC[locale].mergeLinkOver }).waitFor()
      await visitor.leave()
      await page.reload()
      const said = index === 0 ? waits.confirmed.replace('{email}', closed) : waits.moved
      await card.getByText(said.split('{day}')[0] ?? '').waitFor()
    }
    expect(JSON.stringify((await shop.call('GET', note, { token: reader })).body)).toContain(NOTE)
    await staff.leave()
  },
)

it('staff choose the report of sales by mail, in English, and find and change their choice in French', async () => {
  for (const locale of ['en', 'fr'] as const) {
    const t = reportMessages[locale]
    const staff = await staffIn(locale, '/manage-website/statistics')
    const card = staff.page.getByRole('region', { name: t.heading })
    expect(await card.getByLabel(t.week).isChecked()).toBe(locale === 'fr')
    await card.getByLabel(t.week).setChecked(locale === 'en')
    await card.getByLabel(t.month).setChecked(locale === 'fr')
    await card.getByRole('button', { name: t.keep }).click()
    await card.getByText(t.kept).waitFor()
    await staff.page.reload()
    expect(await card.getByLabel(t.week).isChecked()).toBe(locale === 'en')
    expect(await card.getByLabel(t.month).isChecked()).toBe(locale === 'fr')
    await staff.leave()
  }
  const { token } = await newSession(shop, STAFF)
  await speak(token, 'en')
})
