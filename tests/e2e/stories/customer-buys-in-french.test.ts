import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { Mail } from '../../support/environment/mail-sink'
import { englishIn, englishOnPaper, papersOf, saidIn, wordsOf } from '../../support/french-text'
import {
  fillFrenchAddress,
  finishFirstSteps,
  signInInFrench,
  signUpInFrench,
} from '../../support/french-visitor'
import { assertInvariants } from '../../support/invariants'
import { newSession } from '../../support/member'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { newVisitor, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const WAYS = [
  { method: 'PayPal', button: 'Payer avec PayPal', width: 390, slug: 'sleeping-better' },
  {
    method: 'Carte de crédit',
    button: 'Payer par carte de débit ou de crédit',
    width: 1440,
    slug: 'breathing-easier',
  },
  { method: 'Facture', button: 'Demander une facture', width: 1440, slug: 'steady-energy' },
] as const

describe('the main path in French', () => {
  it.each(WAYS)(
    'a visitor buys $slug with $method at $width px, gets the money back, and never meets an English word on screen, in a mail or on paper',
    async (way) => {
      const visitor = await newVisitor(browser, shop.app.origin, way.width)
      const { page } = visitor
      // The English address leads on to the French one.
      await visitor.goTo(`/fr/learn-more-about-${way.slug}`)
      expect(page.url()).not.toContain(way.slug)
      await page.getByRole('button', { name: 'Ajouter au panier' }).click()
      await page.getByRole('link', { name: 'Voir le panier' }).click()
      await page.waitForURL('**/fr/cart')
      await page.getByText('Sous-total').waitFor()
      expect(await page.getByRole('main').textContent()).toMatch(/\d+,\d\d\s\$/)
      await isFrench(page)
      await page.getByRole('link', { name: 'Passer au paiement' }).click()
      await page.waitForURL(/\/fr\/login\?redirect=/)
      await page.getByRole('link', { name: 'Créez un compte' }).click()
      await page.getByLabel('Prénom').waitFor()
      await isFrench(page)
      await signUpInFrench(visitor)

      await page.waitForURL('**/fr/payment')
      await page.getByRole('radio', { name: new RegExp(`^${way.method}`) }).check()
      await fillFrenchAddress(visitor)
      await isFrench(page)
      await page.getByRole('button', { name: way.button }).click()
      if (way.method === 'Facture') await askForInvoice(page)
      else await approve(page)

      const [order] = await shop.database.query<{ id: string }>(
        `SELECT id FROM orders WHERE customer_email = '${visitor.email}'`,
      )
      const staff = await newSession(shop, 'admin@example.com')
      const asStaff = { token: staff.token, body: { reason: 'À la demande de la personne' } }
      if (way.method === 'Facture') {
        expect(await paperWith(visitor, /^Votre facture /, /^Facture-/)).toContain('Total à payer (CAD)')
        await shop.call('POST', `/payments/orders/${order?.id}/mark-paid`, { ...asStaff, body: {} })
      }
      expect(await paperWith(visitor, /^Votre reçu /, /^Recu-/)).toMatch(/\d+,\d\d\s\$/)
      const refund = await shop.call('POST', `/payments/orders/${order?.id}/refund`, asStaff)
      expect(refund).toMatchObject({ status: 200 })
      const credit = await paperWith(visitor, /remboursement/, /^Note-de-credit-/)
      expect(credit).toContain('À la demande de la personne')
      await visitor.goTo('/fr/account-settings/orders')
      await page.getByText('Remboursée').first().waitFor()
      await isFrench(page)
      await visitor.leave()
      await assertInvariants(shop)
    },
  )

  it('a member who forgot their password, and somebody from the older system, are led by French mails through French pages', async () => {
    for (const { email, asks, heading } of [
      { email: 'migrated@example.com', asks: askAsMigrated, heading: 'Bien vivre avec la douleur chronique' },
      { email: 'customer@example.com', asks: askForLink, heading: 'PMFP' },
    ]) {
      const visitor = { ...(await newVisitor(browser, shop.app.origin, 390)), email }
      const { page } = visitor
      if (asks === askForLink) await chooseFrench(email)
      await visitor.goTo('/fr/login')
      await asks(visitor)
      await page.getByRole('heading', { name: 'Vérifiez vos courriels' }).waitFor()
      await isFrench(page)
      const mail = await mailTo(visitor, /mot de passe/)
      await page.goto(mail.text.match(/https?:\/\/\S+token=\S+/)?.[0] ?? '')
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill('court')
      await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
      await page.getByText('Le mot de passe doit contenir :').waitFor()
      await isFrench(page)
      await page.getByRole('textbox', { name: 'Mot de passe' }).fill(NEW_PASSWORD)
      const terms = page.getByRole('checkbox', { name: /conditions d’utilisation/ })
      if (await terms.isVisible()) await terms.check()
      await page.getByRole('button', { name: 'Réinitialiser le mot de passe' }).click()
      await page.getByText('Votre mot de passe a été changé').waitFor()
      await page.waitForURL(`${shop.app.origin}/fr`)
      await mailTo(visitor, /^Votre mot de passe a été changé$/)
      await visitor.goTo('/fr/login')
      await signInInFrench(visitor, NEW_PASSWORD)
      await page.waitForURL('**/fr/profile')
      await page.getByRole('heading', { name: heading }).waitFor()
      await isFrench(page)
      await visitor.leave()
    }
  })

  it('a member takes the free program, and has their workbook, certificate and its public page in French', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    await visitor.goTo('/fr/signup')
    await signUpInFrench(visitor)
    await page.waitForURL('**/fr/profile')
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
    const number = await finishFirstSteps(shop, token)
    for (const path of ['/learning/programs/first-steps/workbook', `/learning/certificates/${number}/pdf`]) {
      const answer = await fetch(`${shop.app.origin}/api${path}?locale=fr`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const words = await wordsOf(await answer.arrayBuffer())
      expect(words).toContain('Premiers pas')
      expect(englishOnPaper(words, NAMES)).toEqual([])
    }
    const { body } = await shop.call('GET', '/learning/certificates?locale=fr', { token })
    await visitor.goTo(`/fr/certificates/${(body.data as { code: string }[])[0]?.code}`)
    await page.getByText('Zoé Côté').first().waitFor()
    await isFrench(page)
    await visitor.leave()
  })

  it('leads to the same page in the other language and back, keeps the choice for mails, and guesses nothing', async () => {
    const visitor = await newVisitor(browser, shop.app.origin)
    const { page } = visitor
    await visitor.goTo('/fr/signup')
    await signUpInFrench(visitor)
    await page.waitForURL('**/fr/profile')
    // The offer of the other language lies at the bottom by now; the footer can be scrolled above it.
    await page.getByRole('complementary', { name: 'Language' }).waitFor()
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await page.waitForURL(`${shop.app.origin}/profile`)
    await page.getByRole('heading', { name: 'My programs' }).waitFor()
    const localeOf = () =>
      shop.database.query<{ locale: string }>(`SELECT locale FROM users WHERE email = '${visitor.email}'`)
    await expect.poll(localeOf).toEqual([{ locale: 'en' }])
    await page.getByRole('banner').getByRole('link', { name: 'Français' }).click()
    await page.waitForURL('**/fr/profile')
    await expect.poll(localeOf).toEqual([{ locale: 'fr' }])
    await visitor.leave()
  })

  it('offers French once to whoever’s browser prefers it, in French, and leads nobody there', async () => {
    const context = await browser.newContext({ locale: 'fr-CA', baseURL: shop.app.origin })
    const page = await context.newPage()
    const hint = page.getByRole('complementary', { name: 'Langue' })
    for (const elsewhere of ['/nothing-is-here', '/newsletter/make-a-plan-you-can-keep']) {
      await page.goto(elsewhere)
      await page.waitForLoadState('networkidle')
      expect(await hint.count(), elsewhere).toBe(0)
    }
    await page.goto('/login')
    await page.goto('/aboutus')
    await hint.getByText('Cette page existe aussi en français.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/aboutus')
    await hint.getByRole('button', { name: 'Non, merci' }).click()
    await page.goto('/contactus')
    await page.waitForLoadState('networkidle')
    expect(await hint.count()).toBe(0)
    await context.close()
  })
})

/** Nobody's language: who sells, and whose programs are in English only. */
const NAMES = ['Lanternway Learning', 'Living Well with Chronic Pain']
const NEW_PASSWORD = 'Nouveau!2027'

async function isFrench(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr-CA')
  expect(englishIn(await saidIn(page), NAMES)).toEqual([])
}

async function mailTo({ email }: Pick<Visitor, 'email'>, subject: RegExp): Promise<Mail> {
  const mail = await shop.mails.waitForMail(
    (each) => each.to.some(({ address }) => address === email) && subject.test(each.subject),
  )
  expect(mail.html).toContain('lang="fr-CA"')
  expect(englishOnPaper(`${mail.subject}\n${mail.text}`, [...NAMES, email])).toEqual([])
  return mail
}

/** The words of the one document that came with a mail. */
async function paperWith(visitor: Visitor, subject: RegExp, file: RegExp): Promise<string> {
  const [[name, words] = ['none', '']] = Object.entries(await papersOf(shop, await mailTo(visitor, subject)))
  expect(name).toMatch(file)
  expect(englishOnPaper(words, [...NAMES, visitor.email])).toEqual([])
  return words
}

async function approve(page: Page): Promise<void> {
  await page.waitForURL(`${shop.simulator.origin}/**`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL('**/fr/payment/success**')
  await page.getByRole('heading', { name: 'Merci!' }).waitFor()
  await isFrench(page)
  await page.getByRole('link', { name: 'Voir vos programmes' }).click()
  await page.waitForURL('**/fr/profile')
  await isFrench(page)
}

async function askForInvoice(page: Page): Promise<void> {
  await page.waitForURL('**/fr/invoice')
  await page.getByRole('button', { name: 'Envoyez-moi la facture' }).click()
  await page.waitForURL('**/fr/invoice/success')
  await page.getByRole('heading', { name: 'Votre facture est en route' }).waitFor()
  await isFrench(page)
}

async function askAsMigrated(visitor: Visitor): Promise<void> {
  await signInInFrench(visitor, 'the old one')
  await visitor.page.waitForURL('**/fr/welcome-migrated-user?**')
  const ask = visitor.page.getByRole('button', { name: 'Réinitialiser le mot de passe' })
  await ask.waitFor()
  await isFrench(visitor.page)
  await ask.click()
}

async function askForLink({ page, email }: Visitor): Promise<void> {
  await page.getByRole('link', { name: 'Mot de passe oublié?' }).click()
  await page.waitForURL('**/fr/forgot-password')
  await page.getByRole('textbox', { name: 'Courriel' }).fill(email)
  await isFrench(page)
  await page.getByRole('button', { name: 'Envoyer le lien' }).click()
}

async function chooseFrench(email: string): Promise<void> {
  const { token } = await newSession(shop, email)
  expect((await shop.call('PUT', '/users/profile', { token, body: { locale: 'fr' } })).status).toBe(200)
}
