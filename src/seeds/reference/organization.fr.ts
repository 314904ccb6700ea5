/** What of the example provider reads differently in French. */
export const frenchOrganization = {
  tagline: 'De petits pas pour bien vivre avec une maladie chronique',
  addressLines: '100, rue Example, bureau 4\nOttawa (Ontario)  K0K 0K0\nCanada',
  hours: 'Du lundi au jeudi, de 9 h à 16 h, heure de l’Est\nLe vendredi, de 9 h à midi, heure de l’Est',
} as const
