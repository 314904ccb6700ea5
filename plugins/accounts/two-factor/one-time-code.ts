import { Secret, TOTP } from 'otpauth'
import { ONE_TIME_CODE } from '@/src/domain/two-factor/two-factor-rules'
import { sealFor, unsealFor } from '@/src/server/seal'

// Part of what stored secrets are sealed with: another text, and no secret of before opens.
const PURPOSE = 'second step'

/** 160 random bits, as RFC 4226 asks: to be stored, and to be shown once. */
export function newSecret(): { sealed: string; text: string } {
  const text = new Secret({ size: 20 }).base32
  return { sealed: sealFor(PURPOSE, text), text }
}

/** What an authenticator app reads from the picture. */
export function otpauthUri(secret: string, account: { issuer: string; email: string }): string {
  // A colon would end the issuer's name.
  const issuer = account.issuer.replaceAll(':', ' ')
  return totp(secret, { issuer, label: account.email }).toString()
}

/**
 * Which half minute (counted since 1970) a code belongs to, one earlier and one later than now included; null when to
 * none. Who takes a code keeps its step and refuses that one and earlier ones from then on.
 */
export function stepOfCode(sealedSecret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const delta = totp(unsealFor(PURPOSE, sealedSecret)).validate({
    token: code,
    timestamp,
    window: ONE_TIME_CODE.window,
  })
  return delta === null ? null : Math.floor(timestamp / 1_000 / ONE_TIME_CODE.periodSeconds) + delta
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  const { digits, periodSeconds: period } = ONE_TIME_CODE
  return new TOTP({ ...names, algorithm: 'SHA1', digits, period, secret: Secret.fromBase32(secret) })
}
