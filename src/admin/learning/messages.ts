const en = {
  answerCard: 'Answer',
  notAnswered: 'Not answered yet.',
  answer: 'Answer',
  answerThis: 'Answer this question?',
  answerGoes:
    'The person gets your answer by email, and reads it with the lesson. It cannot be changed after that.',
  recordTitle: 'Record programs finished in an older system',
  listLabel: 'A line for each: email, address of the program, day (2023-05-01)',
  look: 'See what becomes of each line',
  record: 'Record {count}',
  recorded: 'Recorded: {count}. No email was sent.',
  line: 'Line',
  email: 'Email',
  program: 'Program',
  day: 'Day',
  becomes: 'What becomes of it',
  done: 'Recorded',
  new: 'Will be recorded',
  known: 'Recorded already, stays as it is',
  repeated: 'Stands in the list twice',
  'no-person': 'No account has this email address',
  'no-program': 'No program has this address',
  'no-day': 'No day of the past such as 2023-05-01',
} as const

const fr = {
  answerCard: 'Réponse',
  notAnswered: 'Pas encore de réponse.',
  answer: 'Répondre',
  answerThis: 'Répondre à cette question?',
  answerGoes:
    'La personne reçoit votre réponse par courriel et la lit avec la leçon. Elle ne peut plus être changée ensuite.',
  recordTitle: 'Consigner des programmes terminés dans un ancien système',
  listLabel: 'Une ligne pour chacun\u00a0: courriel, adresse du programme, jour (2023-05-01)',
  look: 'Voir ce que devient chaque ligne',
  record: 'En consigner {count}',
  recorded: 'Consignés\u00a0: {count}. Aucun courriel n’a été envoyé.',
  line: 'Ligne',
  email: 'Courriel',
  program: 'Programme',
  day: 'Jour',
  becomes: 'Ce qu’elle devient',
  done: 'Consigné',
  new: 'Sera consigné',
  known: 'Déjà consigné, reste tel quel',
  repeated: 'Figure deux fois dans la liste',
  'no-person': 'Aucun compte n’a cette adresse courriel',
  'no-program': 'Aucun programme n’a cette adresse',
  'no-day': 'Pas un jour passé comme 2023-05-01',
} as const satisfies Record<keyof typeof en, string>

/** Questions of members, and programs finished elsewhere. */
export const learningMessages = { en, fr }
