import { type PayloadRequest, ValidationError } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import type { Registration } from '@/src/domain/users/registration'
import { pool } from '@/src/server/db/transaction'
import { fewAtOnce } from '../passwords/few-at-once'
import type { PublicUser } from '../public-user'

/**
 * Makes a customer's account. One account per canonical address: a second registration is refused with
 * `EMAIL_TAKEN`, an address that came from the older system with `MIGRATED_USER`, since its programs wait there.
 */
export async function register(
  req: PayloadRequest,
  registration: Omit<Registration, 'deviceId'>,
): Promise<PublicUser> {
  await refuseKnownAddress(req, registration.email)
  const now = new Date().toISOString()
  try {
    const user = await fewAtOnce(() =>
      req.payload.create({
        collection: 'users',
        req,
        data: {
          firstname: registration.firstName,
          lastname: registration.lastName,
          email: registration.email,
          password: registration.password,
          role: 'user',
          state: 'active',
          migration: 'none',
          referralSource: registration.referralSource ?? null,
          agreedToTermsAt: now,
          agreedToPromotionsAt: registration.agreeToPromotions ? now : null,
        },
      }),
    )
    return user as PublicUser
  } catch (error) {
    // Two registrations of one address at once: the unique index lets one through, the other lands here.
    if (error instanceof ValidationError && error.data.errors.some(({ path }) => path === 'email')) {
      throw new DomainError('EMAIL_TAKEN')
    }
    throw error
  }
}

async function refuseKnownAddress(req: PayloadRequest, email: string): Promise<void> {
  const { rows } = await pool(req.payload).query<{ migration: string }>(
    'SELECT migration FROM users WHERE email = $1',
    [email],
  )
  if (rows[0]) throw new DomainError(rows[0].migration === 'unclaimed' ? 'MIGRATED_USER' : 'EMAIL_TAKEN')
}
