const en = {
  today: 'What needs you today',
  mayBeLeftOut: ' (may be left out)',
  pleaseChoose: 'Please choose',
  oneMoment: 'One moment…',
  close: 'Close',
  back: 'Back',
  yes: 'Yes',
  no: 'No',
  reason: 'Reason',
  undo: 'Undo',
  none: 'None.',
  copy: 'Copy',
  copied: 'Copied.',
  cannotCopy: 'Your browser does not let us copy. Please mark and copy it yourself.',
  nothing: 'Nothing.',
  noLimit: 'no limit',
  missingRight: 'You do not have the right to {what}.',
  whoGivesIt: 'A superuser can give it to you: it stands on your page under People, as “{right}”.',
} as const

const fr = {
  today: 'Ce qui vous attend aujourd’hui',
  mayBeLeftOut: ' (facultatif)',
  pleaseChoose: 'Choisissez',
  oneMoment: 'Un moment…',
  close: 'Fermer',
  back: 'Retour',
  yes: 'Oui',
  no: 'Non',
  reason: 'Motif',
  undo: 'Annuler',
  none: 'Aucun.',
  copy: 'Copier',
  copied: 'Copié.',
  cannotCopy: 'Votre navigateur ne nous laisse pas copier. Veuillez sélectionner et copier vous-même.',
  nothing: 'Rien.',
  noLimit: 'sans limite',
  missingRight: 'Vous n’avez pas le droit de {what}.',
  whoGivesIt:
    'Un superutilisateur peut vous le donner : il figure sur votre page, sous Personnes, comme « {right} ».',
} as const satisfies Record<keyof typeof en, string>

/** What dialogs and lists of the staff area have in common. */
export const commonMessages = { en, fr }
