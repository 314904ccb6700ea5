import type { Locale } from '@/src/domain/languages/locales'
import type { CheckIn } from '@/src/domain/learning/action-plan'

const ENGLISH = {
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  workbook: (program: string) => `My workbook: ${program}`,
  printedOn: (name: string, day: string) => `${name}, ${day}`,
  private: 'These are your own words. Nobody else can read them on our site; take care of this paper.',
  nothing: 'You have not written anything in this program yet.',
  note: 'My note',
  lessonGone: 'A lesson that is no longer there',
  plans: 'My action plans',
  yes: 'Yes',
  no: 'No',
  howMuch: 'How much?',
  when: 'When?',
  howOften: 'How often?',
  confidence: 'How sure?',
  outOfTen: (value: number) => `${value} of 10`,
  obstacle: 'What could get in the way?',
  solution: 'What would help?',
  results: { done: 'I did it', partly: 'In part', 'not-done': 'Not this time' } as Record<
    CheckIn['result'],
    string
  >,
  certificate: 'Certificate of completion',
  certifies: 'This certifies that',
  hasCompleted: 'has completed the program',
  completedOn: (day: string) => `on ${day}.`,
  validUntil: (day: string) => `Valid until ${day}.`,
  number: (number: string) => `Certificate number ${number}`,
  verify: (address: string) => `Whoever wants to be sure finds this certificate at ${address}`,
}

const FRENCH: typeof ENGLISH = {
  page: (page, of) => `Page ${page} de ${of}`,
  workbook: (program) => `Mon cahier\u00a0: ${program}`,
  printedOn: (name, day) => `${name}, ${day}`,
  private:
    'Ce sont vos propres mots. Personne d’autre ne peut les lire sur notre site; prenez soin de ce papier.',
  nothing: 'Vous n’avez encore rien écrit dans ce programme.',
  note: 'Ma note',
  lessonGone: 'Une leçon qui n’existe plus',
  plans: 'Mes plans d’action',
  yes: 'Oui',
  no: 'Non',
  howMuch: 'Combien?',
  when: 'Quand?',
  howOften: 'À quelle fréquence?',
  confidence: 'À quel point en êtes-vous certain ou certaine?',
  outOfTen: (value) => `${value} sur 10`,
  obstacle: 'Qu’est-ce qui pourrait vous gêner?',
  solution: 'Qu’est-ce qui vous aiderait?',
  results: { done: 'Je l’ai fait', partly: 'En partie', 'not-done': 'Pas cette fois' },
  certificate: 'Certificat de réussite',
  certifies: 'Le présent certificat atteste que',
  hasCompleted: 'a terminé le programme',
  completedOn: (day) => `le ${day}.`,
  validUntil: (day) => `Valable jusqu’au ${day}.`,
  number: (number) => `Certificat numéro ${number}`,
  verify: (address) => `Toute personne qui veut s’en assurer trouve ce certificat à l’adresse ${address}`,
}

/** What the papers of a program say beside their reader's own words. */
export function paperLabels(locale: Locale): typeof ENGLISH {
  return locale === 'fr' ? FRENCH : ENGLISH
}
