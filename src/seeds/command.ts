/**
 * `reference`: what every environment needs. `demo`: that, and a shop full of content and accounts. `year`: that, and a year of
 * business with people, orders and all that comes of them.
 */
export type SeedSet = 'reference' | 'demo' | 'year'

export type SeedCommand = { set: SeedSet } | { refusal: string }

const FLAG = '--i-know-this-is-production'

/**
 * What `npm run seed` was asked to do, or why it will not. Where real money or real people may be, only reference
 * data is written, and only when asked for in so many words: the demo's accounts have a password everybody knows.
 */
export function readSeedCommand(
  args: readonly string[],
  env: Record<string, string | undefined>,
): SeedCommand {
  const sets = args.filter((arg) => arg !== FLAG)
  const set = sets[0] ?? 'demo'
  if (sets.length > 1 || !isSet(set)) {
    return { refusal: `Usage: npm run seed -- [reference|demo|year] [${FLAG}]` }
  }
  const danger = dangerOf(env)
  if (!danger) return { set }
  if (set !== 'reference')
    return { refusal: `${danger}: demo data is never written here. Reference data is: -- reference ${FLAG}` }
  return args.includes(FLAG) ? { set } : { refusal: `${danger}: add ${FLAG} if you mean it.` }
}

function isSet(said: string): said is SeedSet {
  return said === 'reference' || said === 'demo' || said === 'year'
}

function dangerOf(env: Record<string, string | undefined>): string | undefined {
  if (env.NODE_ENV === 'production') return 'NODE_ENV is production'
  return env.PAYPAL_MODE === 'live' ? 'PAYPAL_MODE is live' : undefined
}
