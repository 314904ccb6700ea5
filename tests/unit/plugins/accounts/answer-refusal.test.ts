import { APIError, Forbidden, type PayloadRequest, ValidationError } from 'payload'
import { describe, expect, it } from 'vitest'
import { answerRefusal } from '@/plugins/accounts/hooks/answer-refusal'
import { DomainError } from '@/src/domain/errors/domain-error'
import { noteUnreadSession } from '@/src/server/unread-sessions'

const request = (user: object | null, method = 'PATCH') =>
  ({ user, method, headers: new Headers() }) as PayloadRequest
const somebody = request({ id: 'somebody' })
const answer = (error: Error, req = somebody) => answerRefusal({ error, req, context: {} })

/** What an error of the other copy of Payload's code is to the copy that answers. */
const ofAnotherCopy = (fields: object) => Object.assign(new Error('Said so.'), { name: '', ...fields })

describe('Accounts: what Payload’s own routes answer when they refuse', () => {
  it('asks visitors nobody knows to sign in, since 403 would end a session that can be renewed', () => {
    expect(answer(new Forbidden(), request(null))).toEqual({
      status: 401,
      response: {
        success: false,
        message: 'Please log in to continue.',
        error: 'AUTH_REQUIRED',
        errors: [{ message: 'Please log in to continue.' }],
      },
    })
    expect(answer(new Forbidden())).toMatchObject({ status: 403, response: { error: 'FORBIDDEN' } })
  })

  it('says 503 when the database could not say who is asking', () => {
    const unread = request(null)
    noteUnreadSession(unread.headers)
    expect(answer(new Forbidden(), unread)).toMatchObject({ status: 503 })
  })

  it('says why, whichever copy of Payload’s code the refusal comes from', () => {
    for (const error of [new APIError('Said so.', 403), ofAnotherCopy({ status: 403, isPublic: true })]) {
      expect(answer(error)).toEqual({
        status: 403,
        response: {
          success: false,
          message: 'Said so.',
          error: 'FORBIDDEN',
          errors: [{ message: 'Said so.' }],
        },
      })
    }
  })

  it('names the wrong fields, and no sentence that would keep a form from marking them', () => {
    const data = { collection: 'users', errors: [{ path: 'role', message: 'The last one.' }] }
    for (const error of [new ValidationError(data), ofAnotherCopy({ status: 400, isPublic: true, data })]) {
      const said = answer(error)
      expect(said).toMatchObject({
        status: 400,
        response: { success: false, error: 'VALIDATION_ERROR', errors: [{ data }] },
      })
      expect(said).not.toHaveProperty('response.message')
    }
    const filter = ofAnotherCopy({ status: 400, data: { errors: [{ path: 'hash' }] } })
    expect(answer(filter, request({ id: 'x' }, 'GET'))).toHaveProperty('response.message', 'Said so.')
  })

  it('says in the sentence what is wrong with a password, since its field does not', () => {
    const message = 'Passwords must contain: at least one number'
    const refused = new ValidationError({ collection: 'users', errors: [{ path: 'password', message }] })
    expect(answer(refused)).toMatchObject({ status: 400, response: { errors: [{ message }] } })
  })

  it('keeps what a refusal of ours says', () => {
    expect(answer(new DomainError('FORBIDDEN'))).toMatchObject({
      status: 403,
      response: { message: 'You do not have access to this.', error: 'FORBIDDEN' },
    })
  })

  it('names the fields a refusal of ours names, as the staff area reads them', () => {
    const errors = [{ path: 'limit', message: 'Give this once.' }]
    expect(answer(new DomainError('VALIDATION_ERROR', { details: { errors } }))).toMatchObject({
      status: 400,
      response: { error: 'VALIDATION_ERROR', errors: [{ data: { errors } }] },
    })
  })

  it('tells nobody what broke', () => {
    for (const error of [new Error('secret'), new APIError('secret'), ofAnotherCopy({ status: 500 })]) {
      expect(answer(error)).toMatchObject({ status: 500, response: { error: 'UNKNOWN_ERROR' } })
      expect(JSON.stringify(answer(error))).not.toMatch(/secret|Said so/)
    }
  })
})
