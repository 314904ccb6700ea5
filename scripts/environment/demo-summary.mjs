// @ts-check

const PASSWORD = 'Training!2026'

const ACCOUNTS = [
  ['superuser@example.com', 'everything, settings included'],
  ['admin@example.com', 'content, orders and people'],
  ['customer@example.com', 'a customer who owns one program'],
  ['migrated@example.com', 'from the old site, has to claim the account first'],
]

const CODES = [
  ['WELCOME10', '10 % off'],
  ['SAVE25', '25 CAD off from 100 CAD'],
  ['FULL100', '100 % off'],
  ['EXPIRED, INACTIVE, USEDUP', 'refused, each for its own reason'],
]

/**
 * What to open and how to sign in.
 * @param {import('./demo-settings.mjs').DemoSettings} settings
 * @param {string} setUpTime
 */
export function demoSummary({ mode, siteUrl, mailPort, simulatorPort }, setUpTime) {
  const addresses = [
    ['Shop', siteUrl],
    ['Staff', `${siteUrl}/manage-website`],
    ['Mail', `http://localhost:${mailPort}`],
    ['PayPal', `http://localhost:${simulatorPort} (simulator: no money moves)`],
  ]
  return [
    '',
    `Ready after ${setUpTime}${mode === 'dev' ? ', changes show as you save' : ''}.`,
    '',
    ...table(addresses),
    '',
    `  Sign in with the password ${PASSWORD}`,
    ...table(ACCOUNTS),
    '',
    '  Discount codes',
    ...table(CODES),
    '',
    'Ctrl-C stops everything; the data stays. Start over with: npm run demo -- --fresh',
  ].join('\n')
}

/** @param {string[][]} rows */
function table(rows) {
  const width = Math.max(...rows.map(([left = '']) => left.length))
  return rows.map(([left = '', right = '']) => `  ${left.padEnd(width)}  ${right}`)
}
