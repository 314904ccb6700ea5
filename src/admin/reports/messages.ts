const en = {
  heading: 'This report by mail',
  about:
    'Sales by program beside the time just before, at 7:00 by the business’s clock, to your own address. It ends by itself when you may not see money any more.',
  week: 'Every Monday, about the week before',
  month: 'On the 1st of the month, about the month before',
  keep: 'Keep this choice',
  kept: 'Your choice is kept.',
} as const

const fr = {
  heading: 'Ce rapport par courriel',
  about:
    'Les ventes par programme, en regard de la période juste avant, à 7 h à l’heure de l’entreprise, à votre adresse. L’envoi s’arrête de lui-même si vous n’avez plus le droit de voir l’argent.',
  week: 'Tous les lundis, sur la semaine précédente',
  month: 'Le 1er du mois, sur le mois précédent',
  keep: 'Enregistrer ce choix',
  kept: 'Votre choix est enregistré.',
} as const satisfies Record<keyof typeof en, string>

/** Sales by mail, chosen on the screen that shows them. */
export const reportMessages = { en, fr }
