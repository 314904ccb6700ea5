import type { Locale } from '../languages/locales'
import { type Sentences, translateSentence } from '../languages/translate-sentence'

/** Why a program is open or closed to somebody, as the ledger stores it, in words. What staff wrote is none of these. */
const ACCESS_REASONS_EN: Sentences = {
  reversed: 'taken back by the payment provider',
  'transferred: {reason}': 'moved to another person: {reason}',
  'invoice.cancelled': 'the invoice was cancelled',
  'seat.returned': 'the place in the group was taken back',
  'account.closed': 'the account was closed',
}

/** The same in French, with what stands in the ledger as an English sentence. */
export const ACCESS_REASONS_FR: Sentences = {
  reversed: 'annulé par le fournisseur de paiement',
  'refunded: {reason}': 'remboursé\u00a0: {reason}',
  'transferred: {reason}': 'transféré à une autre personne\u00a0: {reason}',
  'invoice.cancelled': 'la facture a été annulée',
  'seat.returned': 'la place dans le groupe a été reprise',
  'account.closed': 'le compte a été fermé',
  'taken back by staff': 'annulé par le personnel',
  'its time was over': 'son temps était écoulé',
  'Joined by invitation': 'Arrivée sur invitation',
  'A place in {group}': 'Une place dans {group}',
  'A gift from {name}': 'Un cadeau de {name}',
  'Bought in the older system as {email}': 'Acheté dans l’ancien système sous {email}',
  'Waits until the email address is proven': 'Attend que l’adresse courriel soit prouvée',
}

/** A stored reason of an access, or of its end, in a language. What people wrote stays as they wrote it. */
export function accessReason(stored: string, locale: Locale): string {
  return translateSentence(stored, locale === 'fr' ? ACCESS_REASONS_FR : ACCESS_REASONS_EN)
}
