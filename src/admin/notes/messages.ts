const en = {
  notes: 'Notes',
  none: 'None. Only staff read them.',
  write: 'Write a note',
  keep: 'Keep it',
  title: 'A note for staff',
  text: 'Only staff read it. Whoever asks for a copy of their data gets the notes about them, too.',
  note: 'Note',
  staff: 'Staff',
  writtenBy: '{author}, {when}',
  order: 'order {number}',
  remove: 'Remove',
  removeTitle: 'Remove this note?',
  removeText: 'Its words are gone. That it was removed, and by whom, stays on record.',
} as const

const fr = {
  notes: 'Notes',
  none: 'Aucune. Seul le personnel les lit.',
  write: 'Écrire une note',
  keep: 'Conserver',
  title: 'Une note pour le personnel',
  text: 'Seul le personnel la lit. Qui demande une copie de ses données reçoit aussi les notes à son sujet.',
  note: 'Note',
  staff: 'Le personnel',
  writtenBy: '{author}, {when}',
  order: 'commande {number}',
  remove: 'Retirer',
  removeTitle: 'Retirer cette note?',
  removeText: 'Son texte disparaît. Le fait qu’elle a été retirée, et par qui, reste consigné.',
} as const satisfies Record<keyof typeof en, string>

/** What staff write down for each other. */
export const noteMessages = { en, fr }
