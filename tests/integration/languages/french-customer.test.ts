import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { person } from '../../support/factories/person'
import { offerInvoices } from '../../support/invoice'
import { linkMailedTo, migratedPerson, openLink } from '../../support/reset'
import { ADDRESS, type Customer, PASSWORD, type Shop, startShop, type TestProduct } from '../../support/shop'

let shop: Shop
let customer: Customer
let program: TestProduct
let staff: Customer
beforeAll(async () => {
  shop = await startShop()
  customer = await shop.customer()
  staff = await person(shop, 'admin')
  program = await shop.product({ title: 'Sleeping Better' })
})
afterAll(() => shop.stop())

type Ordered = {
  orderId: string
  orderNumber: string
  paypalOrder?: { id: string }
  message?: string
  error?: string
}

function orderInFrench(as: Customer, paymentMethod: 'paypal' | 'invoice', product = program) {
  return shop.call<Ordered>('POST', '/payments/orders?locale=fr', {
    as,
    body: {
      amount: product.priceCents / 100,
      paymentProvider: 'paypal',
      paymentMethod,
      products: [{ id: product.id, quantity: 1 }],
      billingAddress: ADDRESS,
    },
  })
}

const ENGLISH =
  /(?<!\p{L})(the|your|you|please|and|with|hello|order|invoice|receipt|refund|discount)(?!\p{L})/iu

async function frenchMailTo(email: string, subject: RegExp) {
  const mail = (await shop.mailsTo(email)).find((each) => subject.test(each.subject))
  if (!mail) throw new Error(`no mail to ${email} has a subject like ${subject}`)
  const said = mail.text
    .replace(/https?:\/\/\S+/g, '')
    .replaceAll('Sleeping Better', '')
    .replaceAll('Demo Training', '')
  expect(said).not.toMatch(ENGLISH)
  return mail
}

describe('Languages: an order placed in French', () => {
  it('comes back from PayPal to French pages, and its receipt is French, as a mail and as a PDF', async () => {
    const { body } = await orderInFrench(customer, 'paypal')
    const token = body.paypalOrder?.id ?? ''
    const held = await shop.simulator.control('GET', `/orders/${token}`)
    expect(JSON.stringify(held)).toMatch(/\/fr\/payment"/)
    expect(JSON.stringify(held)).toMatch(/\/fr\/payment\/cancel"/)
    await shop.simulator.control('POST', `/orders/${token}/approve`)
    await shop.call('POST', `/payments/capture/paypal/${token}`, { as: customer, body: {} })

    const receipt = await frenchMailTo(customer.email, /^Votre reçu pour la commande/)
    expect(receipt.text).toContain('49,00')
    expect(receipt.text).toMatch(/payée le \d+ \p{L}+ 20\d\d par PayPal/u)
    expect(receipt.text).toContain('/fr/profile')
    expect(receipt.attachments?.map(({ fileName }) => fileName)).toEqual([`Recu-${body.orderNumber}.pdf`])
  })

  it('is invoiced in French: the mail, and the invoice as it is kept', async () => {
    await offerInvoices(shop, { paymentInstructions: '' })
    const buyer = await shop.customer()
    const { body } = await orderInFrench(buyer, 'invoice', await shop.product({ title: 'Sleeping Better' }))
    const mail = await frenchMailTo(buyer.email, /^Votre facture /)
    expect(mail.text).toContain('Vos programmes s’ouvriront dès que votre paiement sera arrivé')
    const [row] = await shop.database.query<{ locale: string; snapshot: { locale: string } }>(
      `SELECT o.locale, i.snapshot FROM orders o JOIN invoices i ON i.order_id = o.id WHERE o.id = $1`,
      [body.orderId],
    )
    expect([row?.locale, row?.snapshot.locale]).toEqual(['fr', 'fr'])
  })

  it('says how to pay in the words of its language, and never in those of the other', async () => {
    await offerInvoices(shop, { paymentInstructions: 'Please pay by bank transfer.' })
    const howToPay = async () => {
      const { body } = await orderInFrench(await shop.customer(), 'invoice', await shop.product())
      const [row] = await shop.database.query<{ said: string }>(
        `SELECT snapshot ->> 'howToPay' AS said FROM invoices WHERE order_id = $1`,
        [body.orderId],
      )
      return row?.said ?? ''
    }
    expect(await howToPay()).toMatch(/^Veuillez payer le total en CAD à Demo Training Inc/)
    const french = { invoices: { paymentInstructions: 'Veuillez payer par virement.' } }
    const context = { disableRevalidate: true }
    await shop.payload.updateGlobal({ slug: 'system-settings', locale: 'fr', data: french, context })
    expect(await howToPay()).toMatch(/^Veuillez payer par virement\.\n/)
    const [kept] = await shop.database.query<{ english: string }>(
      'SELECT invoices_payment_instructions AS english FROM system_settings',
    )
    expect(kept?.english, 'for the release before').toBe('Please pay by bank transfer.')
  })

  it('keeps the version and the language of the terms that were agreed to', async () => {
    const terms = await shop.payload.create({
      collection: 'pages',
      data: { title: 'Terms', slug: 'terms-and-conditions', _status: 'published' },
      context: { disableRevalidate: true },
    })
    const agreed = async () => {
      const { body } = await orderInFrench(await shop.customer(), 'paypal')
      const answer = await shop.call<{ data: { order: object } }>(
        'GET',
        `/payments/orders/${body.orderId}/overview`,
        {
          as: staff,
        },
      )
      return answer.body.data.order
    }
    expect(await agreed(), 'there are no French ones').toMatchObject({ termsVersion: '1', termsLocale: 'en' })
    await shop.payload.update({
      collection: 'pages',
      id: terms.id,
      locale: 'fr',
      data: { title: 'Conditions', slug: 'conditions', shown: true, _status: 'published' },
      context: { disableRevalidate: true },
    })
    await shop.payload.updateGlobal({
      slug: 'system-settings',
      data: { consent: { termsVersion: '2' } },
      context: { disableRevalidate: true },
    })
    expect(await agreed()).toMatchObject({ termsVersion: '2', termsLocale: 'fr' })
  })

  it('is English when nobody says', async () => {
    const buyer = await shop.customer()
    const [before] = await shop.database.query<{ count: string }>(
      `SELECT count(*) FROM orders WHERE locale = 'fr'`,
    )
    const product = await shop.product()
    await shop.call('POST', '/payments/orders', {
      as: buyer,
      body: {
        amount: 49,
        paymentProvider: 'paypal',
        products: [{ id: product.id }],
        billingAddress: ADDRESS,
      },
    })
    const [after] = await shop.database.query<{ count: string }>(
      `SELECT count(*) FROM orders WHERE locale = 'fr'`,
    )
    expect(after).toEqual(before)
  })
})

describe('Languages: an account', () => {
  it('opened in French gets its mails in French, with links to French pages', async () => {
    const email = `nouvelle-${Date.now()}@example.com`
    const { status } = await shop.call('POST', '/users/register?locale=fr', {
      body: { firstName: 'Zoé', lastName: 'Côté', email, password: PASSWORD, agreeToTerms: true },
    })
    expect(status).toBe(200)
    await shop.call('POST', '/users/forgot-password', { body: { email } })
    const mail = await frenchMailTo(email, /^Réinitialisez votre mot de passe$/)
    expect(mail.text).toContain('Bonjour Zoé')
    expect(mail.text).toMatch(/\/fr\/reset-password\?token=/)
  })

  it('nobody has claimed yet is written to in the language its link was asked for in, and keeps the one it is claimed in', async () => {
    const moved = await migratedPerson(shop)
    await shop.call('POST', '/users/forgot-password?locale=fr', { body: { email: moved.email } })
    const mail = await frenchMailTo(moved.email, /mot de passe/)
    expect(mail.text).toMatch(/\/fr\/reset-password-for-migrated-users\?token=/)
    const localeOf = () => shop.database.query('SELECT locale FROM users WHERE id = $1', [moved.id])
    expect(await localeOf(), 'asking is anybody’s').toEqual([{ locale: 'en' }])
    const opened = await openLink(shop, await linkMailedTo(shop, moved.email))
    await shop.call('POST', '/users/reset-password-for-migrated-users?locale=fr', {
      body: { sessionToken: opened.body.sessionToken, newPassword: 'Nouveau!2026', agreeToTerms: true },
    })
    expect(await localeOf()).toEqual([{ locale: 'fr' }])
    await frenchMailTo(moved.email, /^Votre mot de passe a été changé$/)
  })

  it('changes its language by its profile, and is told nothing of it in the answer', async () => {
    const user = await shop.customer()
    const { body } = await shop.call<{ data: object }>('PUT', '/users/profile', {
      as: user,
      body: { locale: 'fr' },
    })
    expect(Object.keys(body.data).sort()).toEqual(['email', 'firstname', 'id', 'lastname', 'role'])
    const who = await shop.payload.auth({ headers: new Headers({ authorization: `Bearer ${user.token}` }) })
    expect(who.user, 'the staff area follows it').toMatchObject({ locale: 'fr' })
    await shop.call('POST', '/users/change-password', {
      as: user,
      body: { currentPassword: PASSWORD, newPassword: 'Nouveau!2026' },
    })
    await frenchMailTo(user.email, /^Votre mot de passe a été changé$/)
    const wrong = await shop.call('PUT', '/users/profile', { as: user, body: { locale: 'de' } })
    expect(wrong.status).toBe(400)
  })
})

describe('Languages: places', () => {
  it('names countries and provinces in French, in the order of that language', async () => {
    const { body } = await shop.call<{ data: { code: string; name: string }[] }>(
      'GET',
      '/geo/countries?locale=fr',
      {},
    )
    const names = body.data.map(({ name }) => name)
    expect(body.data.find(({ code }) => code === 'DE')?.name).toBe('Allemagne')
    expect(names.indexOf('Égypte')).toBeLessThan(names.indexOf('Finlande'))
    const regions = await shop.call<{ data: { code: string; name: string }[] }>(
      'GET',
      '/geo/countries/CA/regions?locale=fr',
      {},
    )
    expect(regions.body.data.find(({ code }) => code === 'BC')?.name).toBe('Colombie-Britannique')
    expect(regions.body.data.map(({ code }) => code)).toContain('QC')
  })
})

describe('Languages: templates', () => {
  it('has one of each mail in each language, and an editor changes them apart', async () => {
    const [english] = await shop.database.query<{ id: string; subject: string }>(
      `SELECT id, subject FROM email_templates WHERE key = 'password-reset'`,
    )
    const [french] = await shop.database.query<{ id: string; name: string }>(
      `SELECT id, name FROM email_templates WHERE key = 'password-reset:fr'`,
    )
    expect(french?.name).toBe('Password reset (French)')
    await shop.call('PATCH', `/email-templates/${french?.id}`, {
      as: staff,
      body: { subject: 'Nouveau mot de passe' },
    })
    const preview = await shop.call<{ html: string }>('POST', `/email-templates/${french?.id}/preview`, {
      as: staff,
      body: { subject: 'Essai', heading: 'Bonjour', blocks: [] },
    })
    expect(preview.body.html).toContain('lang="fr-CA"')
    const [still] = await shop.database.query<{ subject: string }>(
      `SELECT subject FROM email_templates WHERE key = 'password-reset'`,
    )
    expect(still?.subject).toBe(english?.subject)
  })
})
