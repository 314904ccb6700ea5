import { Secret, TOTP } from 'otpauth'
import type { Answer, Customer, Shop } from './shop'
import { PASSWORD } from './shop'

export type SecondStep = { secret: string; recoveryCodes: string[] }

/** What somebody's authenticator app shows; `steps` half minutes from now. */
export function codeNow(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 })
  return totp.generate({ timestamp: Date.now() + steps * 30_000 })
}

/** Switches somebody's two-factor authentication on, and lets the half minute of that code pass. */
export async function switchOn(shop: Shop, person: Customer): Promise<SecondStep> {
  const begun = await shop.call<{ data: { secret: string } }>('POST', '/users/two-factor/begin', {
    as: person,
    body: { password: PASSWORD },
  })
  const { secret } = begun.body.data
  const confirmed = await shop.call<{ data: { recoveryCodes: string[] } }>(
    'POST',
    '/users/two-factor/confirm',
    {
      as: person,
      body: { code: codeNow(secret) },
    },
  )
  await letHalfMinutePass(shop, person)
  return { secret, recoveryCodes: confirmed.body.data.recoveryCodes }
}

/** The code that was used last is one of an earlier half minute. */
export async function letHalfMinutePass({ database }: Shop, { id }: Customer): Promise<void> {
  await database.query('UPDATE two_factor_secrets SET last_step = last_step - 10 WHERE user_id = $1', [id])
}

export function signIn(
  shop: Shop,
  { email, deviceId }: Pick<Customer, 'email' | 'deviceId'>,
): Promise<Answer> {
  return shop.call('POST', '/users/login', { body: { email, password: PASSWORD, deviceId } })
}

export function answerWith(
  shop: Shop,
  challenge: Answer,
  presented: { code?: string; recoveryCode?: string; deviceId?: string },
): Promise<Answer> {
  const { challenge: token, deviceId } = challenge.body
  return shop.call('POST', '/users/login/two-factor', { body: { challenge: token, deviceId, ...presented } })
}

/** A customer who was made staff, and is signed in with a password. */
export async function staffMember(shop: Shop, role: 'admin' | 'superuser' = 'admin'): Promise<Customer> {
  const staff = await shop.customer()
  await shop.database.query(`UPDATE users SET role = $2::text::enum_users_role WHERE id = $1`, [
    staff.id,
    role,
  ])
  return staff
}

export async function requireTwoFactor({ payload }: Shop, isRequired: boolean): Promise<void> {
  await payload.updateGlobal({
    slug: 'system-settings',
    data: { security: { requireTwoFactor: isRequired } },
    context: { disableRevalidate: true },
  })
}
