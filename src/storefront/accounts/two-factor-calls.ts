import type { ApiResult } from 'payload-plugin-digital-commerce/client'
import { api } from '../http/api'
import type { AnswerOf } from '../http/contract'

export type Setup = AnswerOf<'POST', '/users/two-factor/begin'>['data']

/** What the card in the account settings asks of the server. */
export const twoFactorCalls = {
  begin: async (password: string): Promise<ApiResult<Setup>> =>
    dataOf(await api({ method: 'POST', path: '/users/two-factor/begin', body: { password } })),
  confirm: async (code: string): Promise<ApiResult<{ recoveryCodes: string[] }>> =>
    dataOf(await api({ method: 'POST', path: '/users/two-factor/confirm', body: { code } })),
  renewCodes: async (body: {
    password: string
    code: string
  }): Promise<ApiResult<{ recoveryCodes: string[] }>> =>
    dataOf(await api({ method: 'POST', path: '/users/two-factor/recovery-codes', body })),
  disable: (body: { password: string; code: string }): Promise<ApiResult<unknown>> =>
    api({ method: 'POST', path: '/users/two-factor/disable', body }),
}

function dataOf<Data>(result: ApiResult<{ data: Data }>): ApiResult<Data> {
  return result.ok ? { ok: true, data: result.data.data } : result
}
