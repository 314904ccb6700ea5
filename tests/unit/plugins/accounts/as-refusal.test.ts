import { APIError, type PayloadRequest } from 'payload'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { asRefusal, NOTED } from '@/plugins/accounts/payload-routes/as-refusal'

const info = vi.fn()
beforeEach(() => {
  info.mockClear()
})

const request = (method: string, query: object = {}) =>
  ({ method, query, pathname: '/api/x', payload: { logger: { info } } }) as unknown as PayloadRequest
const failed = (code: string, message = 'Failed query: select') =>
  Object.assign(new Error(message), { cause: { code } })
const GET = request('GET')
const FILTERED = request('GET', { where: { title: { near: 'x' } } })

describe('Accounts: what was the visitor’s mistake in one of Payload’s routes', () => {
  it.each<[string, Error, PayloadRequest, string]>([
    ['what is no JSON', new SyntaxError('Unexpected token'), GET, 'VALIDATION_ERROR'],
    ['a value no column takes', failed('22P02'), GET, 'VALIDATION_ERROR'],
    ['a document that is not there', failed('23503'), request('PATCH'), 'VALIDATION_ERROR'],
    ['a document others need', failed('23502'), request('DELETE'), 'CONFLICT'],
    ['an operator PostgreSQL has not', failed('42883'), FILTERED, 'VALIDATION_ERROR'],
    [
      'an operator Payload has not',
      new TypeError('n.operators[P] is not a function'),
      FILTERED,
      'VALIDATION_ERROR',
    ],
    ['a field nobody can filter by', new APIError('Not supported'), FILTERED, 'VALIDATION_ERROR'],
  ])('%s', (_, error, req, code) => {
    expect(asRefusal(error, req)).toMatchObject({ name: NOTED, code })
    expect(info).toHaveBeenCalledOnce()
  })

  it.each([403, 404, 413])('is noted in one line, whatever Payload calls it: %i', (status) => {
    const error = new APIError('Said so.', status)
    expect(asRefusal(error, GET)).toBe(error)
    expect(error.name).toBe(NOTED)
    expect(info).toHaveBeenCalledWith({ msg: 'refused', path: '/api/x', detail: 'Said so.' })
  })
})

describe('Accounts: a surprise in one of Payload’s routes', () => {
  it.each<[string, unknown]>([
    ['an error of ours', new TypeError('Cannot read properties of null')],
    ['a statement that is wrong without anybody’s filter', failed('42883')],
    ['a database that is gone', failed('57P01')],
    ['a fault of Payload', new APIError('Something went wrong.', 500)],
    ['what is no error', 'x'],
  ])('stays one: %s', (_, error) => {
    expect(asRefusal(error, GET)).toBe(error)
    expect(error).not.toHaveProperty('name', NOTED)
    expect(info).not.toHaveBeenCalled()
  })
})
