import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { fewAtOnce } from './few-at-once'

const derive = promisify(pbkdf2)

/** Payload 3.90's formats: the current one is named by its prefix, older hashes have none. */
const CURRENT = { prefix: 'pbkdf2-sha256-v1:', iterations: 600_000, keyLength: 32 }
const LEGACY = { iterations: 25_000, keyLength: 512 }

/** A hash nobody has the password of, so that an unknown address costs the same time as a known one. */
const NOBODY = { hash: `${CURRENT.prefix}${'0'.repeat(64)}`, salt: '0'.repeat(64) }

/**
 * Whether `password` is the one behind this hash. Always spends the full derivation, also for nobody
 * (no hash), so that the answer's timing tells nothing about who has an account.
 */
export async function verifyPassword(
  password: string,
  stored: { hash: string | null; salt: string | null } | null,
): Promise<boolean> {
  const { hash, salt } = stored?.hash && stored.salt ? { hash: stored.hash, salt: stored.salt } : NOBODY
  const isCurrent = hash.startsWith(CURRENT.prefix)
  const { iterations, keyLength } = isCurrent ? CURRENT : LEGACY
  const expected = Buffer.from(isCurrent ? hash.slice(CURRENT.prefix.length) : hash, 'hex')
  const actual = await fewAtOnce(() => derive(password, salt, iterations, keyLength, 'sha256'))
  return expected.length === actual.length && timingSafeEqual(expected, actual) && hash !== NOBODY.hash
}

/** A new password as Payload itself would store it, in the current format. */
export async function hashPassword(password: string): Promise<{ hash: string; salt: string }> {
  const salt = randomBytes(32).toString('hex')
  const raw = await fewAtOnce(() => derive(password, salt, CURRENT.iterations, CURRENT.keyLength, 'sha256'))
  return { hash: `${CURRENT.prefix}${raw.toString('hex')}`, salt }
}
