const en = {
  progress: 'Progress',
  private: 'Answers, notes, plans and quiz answers are private to this person.',
  lessonsDone: '{done} of {total} lessons done ({percent} %)',
  finishedOn: 'finished on {day}',
  notOpenYet: '{count} not open yet',
  allByStaff: 'all lessons opened by staff',
  inOrder: 'Open lessons in their order again',
  inOrderTitle: 'Open the lessons of {title} as for everybody?',
  inOrderText: 'What this person has opened already stays open. No email is sent.',
  openAll: 'Open all lessons',
  openAllTitle: 'Open all lessons of {title} for this person?',
  openAllText: 'No order and no date holds for them any more. No email is sent.',
  reset: 'Reset progress',
  resetTitle: 'Let this person begin {title} anew?',
  resetDeleted:
    'Lessons opened and done, where films stopped, tries of quizzes and the day they finished are deleted for good.',
  resetStays: 'Their notes, answers and plans stay theirs, and a certificate they have stays valid.',
  resetRecord: 'Who did it and why stays on record. No email is sent.',
  certificate: 'Certificate {number}, on the name of {name}',
  validUntil: 'valid until {day}',
  wasValidUntil: 'was valid until {day}',
  printName: 'Print the corrected name',
  printNameTitle: 'Print the account’s name on certificate {number}?',
  printNameText:
    'It has the name of the account from now on, on paper and on its public page. Its number and its address stay. No email is sent.',
} as const

const fr = {
  progress: 'Progrès',
  private:
    'Les réponses, notes, plans et réponses aux questionnaires sont privés : ils n’appartiennent qu’à cette personne.',
  lessonsDone: '{done} leçons sur {total} terminées ({percent} %)',
  finishedOn: 'terminé le {day}',
  notOpenYet: '{count, plural, one {# pas encore ouverte} other {# pas encore ouvertes}}',
  allByStaff: 'toutes les leçons ouvertes par le personnel',
  inOrder: 'Ouvrir de nouveau les leçons dans l’ordre',
  inOrderTitle: 'Ouvrir les leçons de {title} comme pour tout le monde?',
  inOrderText: 'Ce que cette personne a déjà ouvert reste ouvert. Aucun courriel n’est envoyé.',
  openAll: 'Ouvrir toutes les leçons',
  openAllTitle: 'Ouvrir toutes les leçons de {title} pour cette personne?',
  openAllText: 'Aucun ordre ni aucune date ne s’applique plus à elles. Aucun courriel n’est envoyé.',
  reset: 'Remettre les progrès à zéro',
  resetTitle: 'Laisser cette personne recommencer {title}?',
  resetDeleted:
    'Les leçons ouvertes et terminées, l’endroit où les vidéos se sont arrêtées, les essais des questionnaires et le jour de fin sont supprimés pour de bon.',
  resetStays: 'Ses notes, ses réponses et ses plans lui restent, et un certificat obtenu reste valide.',
  resetRecord: 'Qui l’a fait et pourquoi reste consigné. Aucun courriel n’est envoyé.',
  certificate: 'Certificat {number}, au nom de {name}',
  validUntil: 'valable jusqu’au {day}',
  wasValidUntil: 'était valable jusqu’au {day}',
  printName: 'Imprimer le nom corrigé',
  printNameTitle: 'Imprimer le nom du compte sur le certificat {number}?',
  printNameText:
    'Il porte désormais le nom du compte, sur papier et sur sa page publique. Son numéro et son adresse restent. Aucun courriel n’est envoyé.',
} as const satisfies Record<keyof typeof en, string>

/** How far somebody is with their programs, and what staff can do about it. */
export const personLearningMessages = { en, fr }
