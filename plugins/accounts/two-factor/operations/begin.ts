import type { Payload } from 'payload'
import { toString as drawQrCode } from 'qrcode'
import { DomainError } from '@/src/domain/errors/domain-error'
import { pool } from '@/src/server/db/transaction'
import { providerName } from '../../resets/provider-name'
import { newSecret, otpauthUri } from '../one-time-code'
import { proveOwnPassword } from '../own-password'

export type Setup = { otpauthUri: string; qrCode: string; secret: string }

/**
 * Prepares somebody's two-factor authentication: a secret for their authenticator app, as an address, as text and as a picture (SVG
 * data). Nothing changes until `confirm`; beginning again replaces what was prepared. Refusals: `WRONG_PASSWORD`,
 * `TWO_FACTOR_ALREADY_ON`.
 */
export async function beginTwoFactor(
  payload: Payload,
  { userId, email, password }: { userId: string; email: string; password: string },
): Promise<Setup> {
  await proveOwnPassword(payload, userId, password)
  const { sealed, text } = newSecret()
  const { rowCount } = await pool(payload).query(
    `INSERT INTO two_factor_secrets (user_id, sealed_secret) VALUES ($1::uuid, $2)
     ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = NULL, updated_at = now()
      WHERE two_factor_secrets.confirmed_at IS NULL`,
    [userId, sealed],
  )
  if (rowCount !== 1) throw new DomainError('TWO_FACTOR_ALREADY_ON')
  const uri = otpauthUri(text, { issuer: await providerName(pool(payload)), email })
  const svg = await drawQrCode(uri, { type: 'svg', margin: 2 })
  const qrCode = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`
  return { otpauthUri: uri, qrCode, secret: text }
}
