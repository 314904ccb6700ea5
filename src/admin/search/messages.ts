const en = {
  find: 'Find',
  findAnything: 'Find anything',
  part: 'A part of a name, email address, number, title or code',
  found: 'Found',
  twoLetters: 'Two letters are enough.',
  searching: 'Searching …',
  nothing: 'Nothing has these words.',
  oneEntry: 'One entry.',
  entries: '{count} entries, at most five of a kind.',
} as const

const fr = {
  find: 'Trouver',
  findAnything: 'Trouver n’importe quoi',
  part: 'Une partie d’un nom, d’un courriel, d’un numéro, d’un titre ou d’un code',
  found: 'Trouvé',
  twoLetters: 'Deux lettres suffisent.',
  searching: 'Recherche en cours…',
  nothing: 'Rien ne contient ces mots.',
  oneEntry: 'Une entrée.',
  entries: '{count} entrées, au plus cinq par sorte.',
} as const satisfies Record<keyof typeof en, string>

/** The search of everything, in the head of every page. */
export const searchMessages = { en, fr }
