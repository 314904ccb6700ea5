import type { FixedTexts } from './compose-dialog'

export { cookieTextsFr as standard } from '@/src/domain/consent/cookie-texts.fr'

export const fixed: FixedTexts = {
  region: 'Témoins',
  close: 'Fermer',
  policy: 'Politique de confidentialité',
  policyHref: '/fr/privacy-policy',
  proof: 'Votre choix du {date} est conservé sans votre nom, sous le numéro {id}.',
}
