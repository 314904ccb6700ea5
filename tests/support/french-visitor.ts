import type { RunningShop } from './running-shop'
import { ADDRESS, PASSWORD } from './shop'
import type { Visitor } from './visitor'

export async function signUpInFrench({ page, email }: Visitor): Promise<void> {
  await page.getByLabel('Prénom').fill('Zoé')
  await page.getByLabel('Nom', { exact: true }).fill('Côté')
  await page.getByLabel('Courriel').fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /conditions d’utilisation/ }).check()
  await page.getByRole('button', { name: 'Créer le compte' }).click()
}

export async function fillFrenchAddress({ page }: Visitor): Promise<void> {
  await page.getByLabel('Pays').selectOption({ label: 'Canada' })
  await page.getByLabel('Province ou État').selectOption({ label: 'Colombie-Britannique' })
  await page.getByLabel('Adresse', { exact: true }).fill('12, rue du Jardin')
  await page.getByLabel('Ville').fill('Victoria')
  await page.getByLabel('Code postal').fill('V8V 1A1')
}

export async function signInInFrench({ page, email }: Visitor, password: string): Promise<void> {
  await page.getByLabel('Courriel').fill(email)
  await page.getByRole('textbox', { name: 'Mot de passe' }).fill(password)
  await page.getByRole('main').getByRole('button', { name: 'Se connecter', exact: true }).click()
}

/** Takes the free program, writes a note, and finishes every lesson; the number of the certificate. */
export async function finishFirstSteps(shop: RunningShop, token: string): Promise<string> {
  const product = await shop.call('GET', '/products/slug/first-steps')
  const order = { amount: 0, paymentProvider: 'paypal', paymentMethod: 'paypal', billingAddress: ADDRESS }
  const products = [{ id: (product.body.data as { id: string }).id, quantity: 1 }]
  await shop.call('POST', '/payments/orders?locale=fr', { token, body: { ...order, products } })
  const program = await shop.call('GET', '/programs/first-steps/content?locale=fr', { token })
  const { sections } = program.body.data as { sections: { lessons: { id: string }[] }[] }
  const lessons = sections.flatMap((section) => section.lessons)
  const body = { text: 'Je marche vingt minutes.' }
  await shop.call('PUT', `/learning/lessons/${lessons[0]?.id}/note`, { token, body })
  for (const { id } of lessons)
    await shop.call('PUT', `/learning/lessons/${id}/progress`, { token, body: { state: 'done' } })
  const { body: kept } = await shop.call('GET', '/learning/certificates?locale=fr', { token })
  return (kept.data as { number: string }[])[0]?.number ?? 'none'
}
