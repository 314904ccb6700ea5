const en = {
  lately: 'In the last ninety days',
  region: 'How it went in the last ninety days',
  last: 'Sent last on {when}.',
  never: 'Not sent.',
  sent: '{count} sent',
  failed: '{count} could not be sent',
  skipped: '{count} not sent, as it was off',
  waiting: '{count} waiting',
  always: 'This email is always sent: people rely on it.',
}

const fr: Record<keyof typeof en, string> = {
  lately: 'Ces quatre-vingt-dix derniers jours',
  region: 'Les envois des quatre-vingt-dix derniers jours',
  last: 'Dernier envoi : {when}.',
  never: 'Pas envoyé.',
  sent: '{count, plural, one {# envoyé} other {# envoyés}}',
  failed: '{count, plural, one {# n’a pas pu partir} other {# n’ont pas pu partir}}',
  skipped: '{count, plural, one {# non envoyé, car désactivé} other {# non envoyés, car désactivés}}',
  waiting: '{count} en attente',
  always: 'Ce courriel est toujours envoyé : les gens comptent sur lui.',
}

export const deliveryMessages = { en, fr }
