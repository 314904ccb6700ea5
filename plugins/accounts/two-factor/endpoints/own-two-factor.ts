import { z } from 'zod'
import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import {
  beginTwoFactorSchema,
  changeTwoFactorSchema,
  confirmTwoFactorSchema,
} from '@/src/domain/two-factor/two-factor-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { done, success, successWith } from '@/src/server/reply'
import { beginTwoFactor } from '../operations/begin'
import { confirmTwoFactor } from '../operations/confirm'
import { disableTwoFactor } from '../operations/disable'
import { readTwoFactor } from '../operations/read-two-factor'
import { renewRecoveryCodes } from '../operations/renew-recovery-codes'

/** One budget for all: each is a place to guess a password or a code at. */
const LIMIT = { name: 'two-factor', points: 20, seconds: 900, by: 'account' } as const

const state = z.object({
  enabled: z.boolean(),
  enabledAt: z.string().nullable(),
  recoveryCodesLeft: z.number(),
  required: z.boolean(),
  passed: z.boolean(),
})
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) })

/** `GET /users/two-factor`: the state of one's own two-factor authentication, under `data`. */
export const getTwoFactor = defineEndpoint({
  method: 'get',
  path: '/users/two-factor',
  access: 'signed-in',
  about: { summary: 'Whether one’s two-factor authentication is on.' },
  answers: successWith(state),
  handler: async ({ req, user }) => ({
    success: true,
    data: await readTwoFactor(req.payload, { userId: user.id, sid: user.sid }),
  }),
})

/** `POST /users/two-factor/begin`: a secret for the authenticator app, under `data`. Changes nothing yet. */
export const postBegin = defineEndpoint({
  method: 'post',
  path: '/users/two-factor/begin',
  access: 'signed-in',
  about: {
    summary: 'Starts setting up two-factor authentication.',
    errors: ['TWO_FACTOR_ALREADY_ON', 'WRONG_PASSWORD'],
  },
  limit: LIMIT,
  input: beginTwoFactorSchema,
  answers: successWith(z.object({ otpauthUri: z.string(), qrCode: z.string(), secret: z.string() })),
  handler: async ({ input: { password }, req, user }) => ({
    success: true,
    data: await beginTwoFactor(req.payload, { userId: user.id, email: user.email, password }),
  }),
})

/** `POST /users/two-factor/confirm`: switches it on; `data.recoveryCodes` are shown this once. */
export const postConfirm = defineEndpoint({
  method: 'post',
  path: '/users/two-factor/confirm',
  access: 'signed-in',
  about: {
    summary: 'Switches two-factor authentication on with a first code.',
    errors: ['TWO_FACTOR_NOT_ON', 'WRONG_CODE', 'TWO_FACTOR_ALREADY_ON'],
  },
  limit: LIMIT,
  input: confirmTwoFactorSchema,
  answers: success({ message: z.string(), data: recoveryCodes }),
  handler: async ({ input: { code }, req, user }) => {
    const person = { userId: user.id, sid: user.sid, code }
    const codes = await confirmTwoFactor(req.payload, person, new Date())
    wakeOutbox(req.payload)
    return { success: true, message: 'Your two-factor authentication is on.', data: { recoveryCodes: codes } }
  },
})

/** `POST /users/two-factor/disable { password, code }`; a recovery code is a `code` too. */
export const postDisable = defineEndpoint({
  method: 'post',
  path: '/users/two-factor/disable',
  access: 'signed-in',
  about: {
    summary: 'Switches two-factor authentication off.',
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'TWO_FACTOR_NOT_ON', 'TWO_FACTOR_ENFORCED'],
  },
  limit: LIMIT,
  input: changeTwoFactorSchema,
  answers: done,
  handler: async ({ input, req, user }) => {
    await disableTwoFactor(req.payload, { ...input, userId: user.id, sid: user.sid }, new Date())
    wakeOutbox(req.payload)
    return { success: true, message: 'Your two-factor authentication is off.' }
  },
})

/** `POST /users/two-factor/recovery-codes`: a new set under `data.recoveryCodes`; the old ones no longer work. */
export const postRecoveryCodes = defineEndpoint({
  method: 'post',
  path: '/users/two-factor/recovery-codes',
  access: 'signed-in',
  about: {
    summary: 'Makes new recovery codes; the old ones end.',
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'TWO_FACTOR_NOT_ON'],
  },
  limit: LIMIT,
  input: changeTwoFactorSchema,
  answers: successWith(recoveryCodes),
  handler: async ({ input, req, user }) => {
    const codes = await renewRecoveryCodes(
      req.payload,
      { ...input, userId: user.id, sid: user.sid },
      new Date(),
    )
    wakeOutbox(req.payload)
    return { success: true, data: { recoveryCodes: codes } }
  },
})
