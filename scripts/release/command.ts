export type ReleaseCommand = {
  asCopy: boolean
  lastInvoice: number | null
  lastCreditNote: number | null
  mail: 'send' | 'cancel' | null
}

const USAGE =
  'Usage: npm run restore:release -- [--last-invoice N] [--last-credit-note N] [--mail send|cancel], or --as-copy'

/** What `npm run restore:release` was told; null for what has to be asked. A number may be written as it is printed. */
export function readReleaseCommand(args: readonly string[]): ReleaseCommand | { refusal: string } {
  const command: ReleaseCommand = { asCopy: false, lastInvoice: null, lastCreditNote: null, mail: null }
  for (let at = 0; at < args.length; at++) {
    const [name = '', value = name === '--as-copy' ? '' : (args[++at] ?? '')] = args[at]?.split('=') ?? []
    if (name === '--as-copy') command.asCopy = true
    else if (name === '--mail' && (value === 'send' || value === 'cancel')) command.mail = value
    else if (name === '--last-invoice' && readNumber(value) !== null) command.lastInvoice = readNumber(value)
    else if (name === '--last-credit-note' && readNumber(value) !== null)
      command.lastCreditNote = readNumber(value)
    else return { refusal: `${name} ${value}`.trim().concat(` is not understood. ${USAGE}`) }
  }
  return command
}

/** `12`, `000012` and `INV-000012` are the twelfth; `0` is none yet. */
export function readNumber(text: string): number | null {
  const [, digits] = /^(?:INV-|CN-)?(\d{1,9})$/.exec(text.trim()) ?? []
  return digits === undefined ? null : Number(digits)
}
