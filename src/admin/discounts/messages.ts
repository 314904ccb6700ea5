const en = {
  use: 'Use of this code',
  usedNoLimit: '{used} used, {held} held for payments under way, no limit. {given} were given in all.',
  used: '{used} used, {held} held for payments under way, {left} of {limit} left. {given} were given in all.',
  uses: ': {count}',
  many: 'Make many like it',
  manyTitle: 'Make many codes with the rules of this one?',
  eachOwn:
    'Each is a code of its own, can be used once, and has all other rules of this one as they are saved now.',
  begin: 'They begin with the letters you choose and end with eight nobody can guess.',
  takeAlong: 'Take them along from the list of codes, as a spreadsheet.',
  howMany: 'How many',
  atMost: 'At most 1000 at once.',
  beginning: 'Beginning',
  suchAs: 'Such as SPRING.',
} as const

const fr = {
  use: 'Utilisation de ce code',
  usedNoLimit:
    '{used, plural, one {# utilisation} other {# utilisations}}, {held, plural, one {# réservée} other {# réservées}} pour des paiements en cours, sans limite. Au total, {given} ont été accordés.',
  used: '{used, plural, one {# utilisation} other {# utilisations}}, {held, plural, one {# réservée} other {# réservées}} pour des paiements en cours, {left} sur {limit} restantes. Au total, {given} ont été accordés.',
  uses: ' : {count}',
  many: 'En créer plusieurs semblables',
  manyTitle: 'Créer plusieurs codes avec les règles de celui-ci?',
  eachOwn:
    'Chacun est un code à part, sert une seule fois et a toutes les autres règles de celui-ci, telles qu’elles sont enregistrées maintenant.',
  begin:
    'Ils commencent par les lettres que vous choisissez et finissent par huit que personne ne peut deviner.',
  takeAlong: 'Emportez-les depuis la liste des codes, comme feuille de calcul.',
  howMany: 'Combien',
  atMost: 'Au plus 1000 à la fois.',
  beginning: 'Début',
  suchAs: 'Par exemple PRINTEMPS.',
} as const satisfies Record<keyof typeof en, string>

/** How a discount code is used, and many like it. */
export const discountMessages = { en, fr }
