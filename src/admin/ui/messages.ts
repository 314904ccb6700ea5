const en = {
  mayBeLeftOut: ' (may be left out)',
  pleaseChoose: 'Please choose',
  oneMoment: 'One moment…',
  close: 'Close',
  back: 'Back',
  yes: 'Yes',
  no: 'No',
} as const

const fr = {
  mayBeLeftOut: ' (facultatif)',
  pleaseChoose: 'Choisissez',
  oneMoment: 'Un moment…',
  close: 'Fermer',
  back: 'Retour',
  yes: 'Oui',
  no: 'Non',
} as const satisfies Record<keyof typeof en, string>

/** What dialogs and lists of the staff area have in common. */
export const commonMessages = { en, fr }
