import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import {
  beginTwoStepSchema,
  changeTwoStepSchema,
  confirmTwoStepSchema,
} from '@/src/domain/two-step/two-step-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { beginTwoStep } from '../operations/begin'
import { confirmTwoStep } from '../operations/confirm'
import { disableTwoStep } from '../operations/disable'
import { readTwoStep } from '../operations/read-two-step'
import { renewRecoveryCodes } from '../operations/renew-recovery-codes'

/** One budget for all: each is a place to guess a password or a code at. */
const LIMIT = { name: 'two-step', points: 20, seconds: 900, by: 'account' } as const

/** `GET /users/two-step`: the state of one's own second step, under `data`. */
export const getTwoStep = defineEndpoint({
  method: 'get',
  path: '/users/two-step',
  access: 'signed-in',
  about: { summary: 'Whether one’s second step is on.' },
  handler: async ({ req, user }) => ({
    success: true,
    data: await readTwoStep(req.payload, { userId: user.id, sid: user.sid }),
  }),
})

/** `POST /users/two-step/begin`: a secret for the authenticator app, under `data`. Changes nothing yet. */
export const postBegin = defineEndpoint({
  method: 'post',
  path: '/users/two-step/begin',
  access: 'signed-in',
  about: { summary: 'Starts setting up the second step.', errors: ['TWO_STEP_ALREADY_ON', 'WRONG_PASSWORD'] },
  limit: LIMIT,
  input: beginTwoStepSchema,
  handler: async ({ input: { password }, req, user }) => ({
    success: true,
    data: await beginTwoStep(req.payload, { userId: user.id, email: user.email, password }),
  }),
})

/** `POST /users/two-step/confirm`: switches it on; `data.recoveryCodes` are shown this once. */
export const postConfirm = defineEndpoint({
  method: 'post',
  path: '/users/two-step/confirm',
  access: 'signed-in',
  about: {
    summary: 'Switches the second step on with a first code.',
    errors: ['WRONG_CODE', 'TWO_STEP_ALREADY_ON'],
  },
  limit: LIMIT,
  input: confirmTwoStepSchema,
  handler: async ({ input: { code }, req, user }) => {
    const person = { userId: user.id, sid: user.sid, code }
    const recoveryCodes = await confirmTwoStep(req.payload, person, new Date())
    wakeOutbox()
    return { success: true, message: 'Your second step is on.', data: { recoveryCodes } }
  },
})

/** `POST /users/two-step/disable { password, code }`; a recovery code is a `code` too. */
export const postDisable = defineEndpoint({
  method: 'post',
  path: '/users/two-step/disable',
  access: 'signed-in',
  about: {
    summary: 'Switches the second step off.',
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'TWO_STEP_NOT_ON', 'TWO_STEP_ENFORCED'],
  },
  limit: LIMIT,
  input: changeTwoStepSchema,
  handler: async ({ input, req, user }) => {
    await disableTwoStep(req.payload, { ...input, userId: user.id, sid: user.sid }, new Date())
    wakeOutbox()
    return { success: true, message: 'Your second step is off.' }
  },
})

/** `POST /users/two-step/recovery-codes`: a new set under `data.recoveryCodes`; the old ones no longer work. */
export const postRecoveryCodes = defineEndpoint({
  method: 'post',
  path: '/users/two-step/recovery-codes',
  access: 'signed-in',
  about: {
    summary: 'Makes new recovery codes; the old ones end.',
    errors: ['WRONG_CODE', 'WRONG_PASSWORD', 'TWO_STEP_NOT_ON'],
  },
  limit: LIMIT,
  input: changeTwoStepSchema,
  handler: async ({ input, req, user }) => {
    const recoveryCodes = await renewRecoveryCodes(
      req.payload,
      { ...input, userId: user.id, sid: user.sid },
      new Date(),
    )
    wakeOutbox()
    return { success: true, data: { recoveryCodes } }
  },
})
