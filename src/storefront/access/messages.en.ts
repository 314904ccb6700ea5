export const accessEn = {
  closedTitle: '{title} is closed',
  notYoursTitle: 'This program is not open to you',
  notYours:
    'It opens when you buy it here, or when somebody gives it to you. If you have paid for it with another account, please sign in with that one.',
  expired: 'Your access ended on <day></day>. Your progress, notes and answers are kept.',
  refunded: 'Your access ended on <day></day>, because the payment was given back.',
  cancelled: 'Your access ended on <day></day>, because its invoice was cancelled.',
  returned: 'Your place in a group was taken back on <day></day>.',
  ended: 'Your access was ended on <day></day>. If you do not know why, please ask us.',
  renew: 'Renew for <price></price>',
  buyAgain: 'Buy it for <price></price>',
  opensUntil: 'Bought today, it is open until <day></day>.',
  askUs: 'Contact us',
} as const
