import * as z from 'zod/mini'
import { api } from '../http/api'
import type { ApiResult } from '../http/api-result'
import { anything } from '../http/shape'

export const twoFactorAnswer = z.object({
  data: z.object({
    enabled: z.boolean(),
    recoveryCodesLeft: z.number(),
    required: z.boolean(),
    passed: z.boolean(),
  }),
})

const setupAnswer = z.object({
  data: z.object({ qrCode: z.string(), secret: z.string(), otpauthUri: z.string() }),
})
const codesAnswer = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }) })

export type Setup = z.infer<typeof setupAnswer>['data']

/** What the card in the account settings asks of the server. */
export const twoFactorCalls = {
  begin: async (password: string): Promise<ApiResult<Setup>> =>
    dataOf(await api({ method: 'POST', path: '/users/two-factor/begin', body: { password } }, setupAnswer)),
  confirm: async (code: string): Promise<ApiResult<{ recoveryCodes: string[] }>> =>
    dataOf(await api({ method: 'POST', path: '/users/two-factor/confirm', body: { code } }, codesAnswer)),
  renewCodes: async (body: {
    password: string
    code: string
  }): Promise<ApiResult<{ recoveryCodes: string[] }>> =>
    dataOf(await api({ method: 'POST', path: '/users/two-factor/recovery-codes', body }, codesAnswer)),
  disable: (body: { password: string; code: string }): Promise<ApiResult<unknown>> =>
    api({ method: 'POST', path: '/users/two-factor/disable', body }, anything),
}

function dataOf<Data>(result: ApiResult<{ data: Data }>): ApiResult<Data> {
  return result.ok ? { ok: true, data: result.data.data } : result
}
