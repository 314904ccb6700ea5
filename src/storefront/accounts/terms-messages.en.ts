export const termsEn = {
  notSaved: 'We could not save your answer',
  thanks: 'Thank you.',
  changed: 'Our terms have changed',
  read: 'Please read our terms',
  agree: 'Agree',
  later: 'Later',
  text: 'Please read the <terms>Terms and Conditions</terms> and the <privacy>Privacy Policy</privacy> when you have a moment.',
} as const
