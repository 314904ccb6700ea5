/** Between the right password and the code. */
export const CHALLENGE_MINUTES = 5

/** Wrong codes after which the password is asked for again. */
export const CHALLENGE_TRIES = 5

export const RECOVERY_CODE_COUNT = 10

/** What every authenticator app understands. One step earlier or later is taken: clocks differ. */
export const ONE_TIME_CODE = { digits: 6, periodSeconds: 30, window: 1 } as const

type Sitting = { role: string; isRequired: boolean; twoFactorAt: Date | string | null }

/** Whether a member of staff has to do without their role until they have signed in with two-factor authentication. */
export function lacksTwoFactor({ role, isRequired, twoFactorAt }: Sitting): boolean {
  return isRequired && role !== 'user' && twoFactorAt === null
}
