import { randomBytes } from 'node:crypto'
import { seedId } from '../seed-id'
import type { Seeding } from '../seeding'
import { createMissing } from '../write'
import { type AccountSeed, accounts, DEMO_PASSWORD } from './accounts'
import { productId } from './seed-products'

/** The demo's people and what they may open. Written once: a changed password or an ended grant stays as it is. */
export async function seedAccounts(seeding: Seeding): Promise<void> {
  await createMissing(
    seeding,
    'users',
    accounts.map(({ owns: _owns, ...account }) => ({
      id: userId(account.email),
      data: {
        ...account,
        locale: 'en',
        state: 'active',
        agreedToTermsAt: agreedAt(account),
        emailVerifiedAt: agreedAt(account),
        password: passwordOf(account),
      },
    })),
    'email',
  )
  await createMissing(
    seeding,
    'user-products',
    accounts.flatMap(({ email, owns }) =>
      owns.map(({ product, source, reason }) => {
        const sourceKey = `seed:${email}:${product}`
        return {
          id: seedId(`user-product/${sourceKey}`),
          data: {
            user: userId(email),
            product: productId(product),
            state: 'active',
            source,
            sourceKey,
            reason,
          },
        }
      }),
    ),
    'sourceKey',
  )
}

function userId(email: string): string {
  return seedId(`user/${email}`)
}

/** Nobody learns the password of an account that waits to be claimed, not even these seeds. */
function passwordOf({ migration }: Pick<AccountSeed, 'migration'>): string {
  return migration === 'none' ? DEMO_PASSWORD : `${randomBytes(32).toString('base64url')}aA1!`
}

function agreedAt({ migration }: Pick<AccountSeed, 'migration'>): string | undefined {
  return migration === 'none' ? '2025-01-06T12:00:00.000Z' : undefined
}
