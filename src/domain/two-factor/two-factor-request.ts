import * as z from 'zod'
import { readRecoveryCode } from './recovery-code'

const password = z
  .string({ error: 'Please enter your password.' })
  .min(1, 'Please enter your password.')
  .max(1024)

/** Six digits, however they were grouped. */
const code = z
  .string({ error: 'Please enter the code.' })
  .max(40)
  .transform((typed) => typed.replaceAll(/\s/g, ''))
  .refine((typed) => /^\d{6}$/.test(typed), 'Please enter the 6 digits.')

export const beginTwoFactorSchema = z.object({ password })
export const confirmTwoFactorSchema = z.object({ code })

/** The code of the app, or a recovery code in its place: whoever lost the phone must get rid of it too. */
export const changeTwoFactorSchema = z
  .object({ password, code: z.string({ error: 'Please enter the code.' }).max(40) })
  .transform(({ password, code }) => ({ password, ...readPresented(code) }))
  .refine(({ code, recoveryCode }) => code !== undefined || recoveryCode !== undefined, {
    path: ['code'],
    message: 'Please enter the 6 digits, or a recovery code.',
  })

type Presented = { code?: string; recoveryCode?: string }

function readPresented(typed: string): Presented {
  const digits = typed.replaceAll(/\s/g, '')
  if (/^\d{6}$/.test(digits)) return { code: digits }
  return readRecoveryCode(typed) ? { recoveryCode: typed } : {}
}

/** What comes after a right password: the code, or a recovery code instead. */
export const verifyTwoFactorSchema = z
  .object({
    challenge: z.string().min(1).max(200),
    deviceId: z.string().min(1).max(100),
    code: code.optional(),
    recoveryCode: z.string().trim().max(40).optional(),
  })
  .refine(({ code, recoveryCode }) => (code === undefined) !== (recoveryCode === undefined), {
    path: ['code'],
    message: 'Please enter the code.',
  })

export const resetTwoFactorSchema = z.object({
  reason: z.string({ error: 'Please say why.' }).trim().min(3, 'Please say why.').max(500),
})
