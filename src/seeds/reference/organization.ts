/** The example provider. Everything here is made up: addresses at example.com, a telephone number no one has. */
export const organization = {
  name: 'Lanternway Learning',
  tagline: 'Small steps for living well with a long-term condition',
  legalName: 'Lanternway Learning Inc.',
  addressLines: '100 Example Street, Suite 4\nOttawa ON  K0K 0K0\nCanada',
  email: 'hello@example.com',
  phone: '613-555-0142',
  hours: 'Monday to Thursday, 9 a.m. to 4 p.m. Eastern\nFriday, 9 a.m. to noon Eastern',
  primaryColour: '#1c5650',
  accentColour: '#b5532d',
} as const
