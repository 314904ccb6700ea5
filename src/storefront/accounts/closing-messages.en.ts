export const closingEn = {
  closesOn: 'Your account closes on <day></day>.',
  until: 'Until then everything works as before, and you can keep it.',
  bought: 'You can buy, but what you buy closes with it. Keep your account first, if it is meant to last.',
  keep: 'Keep it',
} as const
