import type { Browser, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { assertInvariants } from '../../support/invariants'
import type { RunningShop } from '../../support/running-shop'
import { withServedShop } from '../../support/served-shop'
import { PASSWORD } from '../../support/shop'
import { newVisitor, type Visitor } from '../../support/visitor'

let shop: RunningShop
let browser: Browser
withServedShop((served) => {
  ;({ shop, browser } = served)
})

const WAYS = [
  {
    method: 'PayPal',
    button: 'Payer avec PayPal',
    width: 390,
    program: 'Sleeping Better',
    slug: 'sleeping-better',
  },
  {
    method: 'Facture',
    button: 'Demander une facture',
    width: 1440,
    program: 'Steady Energy',
    slug: 'steady-energy',
  },
] as const

describe('the main path in French', () => {
  it.each(WAYS)(
    'a visitor buys "$program" with $method at $width px and never meets an English screen',
    async (way) => {
      const visitor = await newVisitor(browser, shop.app.origin, way.width)
      const { page } = visitor
      const languages = await watchLanguages(page)

      await visitor.goTo(`/fr/learn-more-about-${way.slug}`)
      await page.getByRole('button', { name: 'Ajouter au panier' }).click()
      await page.getByRole('link', { name: 'Voir le panier' }).click()
      await page.waitForURL('**/fr/cart')
      await page.getByText('Sous-total').waitFor()
      expect(await page.getByRole('main').textContent()).toMatch(/\d+,\d\d\s\$/)
      await page.getByRole('link', { name: 'Passer au paiement' }).click()
      await page.waitForURL(/\/fr\/login\?redirect=/)
      await page.getByRole('link', { name: 'Créez un compte' }).click()
      await signUpInFrench(visitor)

      await page.waitForURL('**/fr/payment')
      await page.getByRole('radio', { name: new RegExp(`^${way.method}`) }).check()
      await fillAddress(page)
      await page.getByRole('button', { name: way.button }).click()
      if (way.method === 'PayPal') await payByPayPal(page)
      else await askForInvoice(page)

      const mail = await shop.mails.waitForMail(
        ({ to, subject }) => to.some(({ address }) => address === visitor.email) && /^Votre /.test(subject),
      )
      expect(mail.html).toContain('lang="fr-CA"')
      expect(mail.text).toMatch(/\d+,\d\d\s\$/)
      expect(mail.attachments?.[0]?.fileName).toMatch(/^(Recu|Facture)-/)
      expect([...new Set(languages)]).toEqual(['fr-CA'])
      await visitor.leave()
      await assertInvariants(shop)
    },
  )

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
    await page.goto('/login')
    await page.goto('/aboutus')
    const hint = page.getByRole('complementary', { name: 'Langue' })
    await hint.getByText('Cette page existe aussi en français.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/aboutus')
    await hint.getByRole('button', { name: 'Non, merci' }).click()
    await page.goto('/contactus')
    await page.waitForLoadState('networkidle')
    expect(await hint.count()).toBe(0)
    await context.close()
  })
})

/** The language of every document this page shows of ours. */
async function watchLanguages(page: Page): Promise<string[]> {
  const languages: string[] = []
  page.on('load', async () => {
    if (!page.url().startsWith(shop.app.origin)) return
    languages.push(await page.evaluate(() => document.documentElement.lang).catch(() => 'fr-CA'))
  })
  return languages
}

async function signUpInFrench({ page, email }: Visitor): Promise<void> {
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Côté')
  await page.getByLabel('Courriel').fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  await page.getByRole('button', { name: 'Créer le compte' }).click()
}

async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Pays').selectOption({ label: 'Canada' })
  await page.getByLabel('Province ou État').selectOption({ label: 'Colombie-Britannique' })
  await page.getByLabel('Adresse', { exact: true }).fill('12, rue du Jardin')
  await page.getByLabel('Ville').fill('Victoria')
  await page.getByLabel('Code postal').fill('V8V 1A1')
}

async function payByPayPal(page: Page): Promise<void> {
  await page.waitForURL(`${shop.simulator.origin}/**`)
  await page.getByRole('button', { name: 'Approve' }).click()
  await page.waitForURL('**/fr/payment/success**')
  await page.getByRole('heading', { name: 'Merci!' }).waitFor()
  await page.getByRole('link', { name: 'Voir vos programmes' }).click()
  await page.waitForURL('**/fr/profile')
}

async function askForInvoice(page: Page): Promise<void> {
  await page.waitForURL('**/fr/invoice')
  await page.getByRole('button', { name: 'Envoyez-moi la facture' }).click()
  await page.waitForURL('**/fr/invoice/success')
  await page.getByRole('heading', { name: 'Votre facture est en route' }).waitFor()
}
