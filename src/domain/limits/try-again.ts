/** What somebody reads who asked too often: when to come back, rounded up so that it is true. */
export function tryAgainSentence(seconds: number): string {
  return `Too many attempts. Please try again ${inWords(Math.max(1, Math.ceil(seconds)))}.`
}

function inWords(seconds: number): string {
  if (seconds < 60) return `in ${count(seconds, 'second')}`
  if (seconds < 3_600) return `in ${count(Math.ceil(seconds / 60), 'minute')}`
  return `in ${count(Math.ceil(seconds / 3_600), 'hour')}`
}

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? '' : 's'}`
}
