const en = {
  group: 'Group',
  allPlaces: 'All places',
  ends: 'It ends {when}.',
  noEnd: 'It has no end.',
  leader: 'Name another leader',
  leaderTitle: 'Another leader for {name}?',
  leaderSees: 'They see the places and who joined; the leader until now sees the group no more.',
  leaderKeeps: 'Participants keep their places. The new leader is written to.',
  leaderless: 'Groups that need a leader',
  leaderGone: 'The leader is gone',
  leaderLeaves: 'The leader closes their account on {day}',
  people: '{count, plural, one {# person has joined.} other {# people have joined.}}',
  accountEmail: 'Email of an account',
  extend: 'Extend',
  moreTime: 'More time for {name}?',
  endsNow: 'It ends {when} now. Days are added to that, or to today where it is over.',
  joinLonger: 'People can join for longer. Who joined keeps their access in any case.',
  accessWithIt: 'The access of everybody who joined ends with the group, so it is extended with it.',
  remindersAnew: 'Reminders begin anew before the new end. No email is sent now.',
  daysMore: 'Days more',
  orUntil: 'Or say until which day.',
  untilEndOf: 'Until the end of',
} as const

const fr = {
  group: 'Groupe',
  allPlaces: 'Toutes les places',
  ends: 'Il se termine le {when}.',
  noEnd: 'Il n’a pas de fin.',
  leader: 'Nommer une autre personne responsable',
  leaderTitle: 'Une autre personne responsable pour {name}?',
  leaderSees:
    'Elle voit les places et qui s’est joint au groupe; la personne responsable jusqu’ici ne voit plus le groupe.',
  leaderKeeps: 'Les participants gardent leurs places. La nouvelle personne responsable reçoit un courriel.',
  leaderless: 'Groupes à qui il faut une personne responsable',
  leaderGone: 'La personne responsable est partie',
  leaderLeaves: 'La personne responsable ferme son compte le {day}',
  people: '{count, plural, one {# personne s’y est jointe.} other {# personnes s’y sont jointes.}}',
  accountEmail: 'Courriel d’un compte',
  extend: 'Prolonger',
  moreTime: 'Plus de temps pour {name}?',
  endsNow:
    'Il se termine actuellement le {when}. Les jours s’ajoutent à cette date, ou à aujourd’hui si elle est passée.',
  joinLonger: 'On peut s’y joindre plus longtemps. Qui s’y est joint garde son accès de toute façon.',
  accessWithIt: 'L’accès de qui s’y est joint se termine avec le groupe; il est donc prolongé avec lui.',
  remindersAnew: 'Les rappels recommencent avant la nouvelle fin. Aucun courriel n’est envoyé maintenant.',
  daysMore: 'Jours de plus',
  orUntil: 'Ou indiquez jusqu’à quel jour.',
  untilEndOf: 'Jusqu’à la fin du',
} as const satisfies Record<keyof typeof en, string>

/** A group: its places, its end and its leader. */
export const groupMessages = { en, fr }
