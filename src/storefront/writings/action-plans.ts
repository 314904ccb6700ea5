'use client'

import type { ApiResult } from 'payload-plugin-digital-commerce/client'
import { mutate } from 'swr'
import type { AnswerOf } from '../http/contract'
import { useOwnData } from '../session/use-own-data'

export type Plan = AnswerOf<'GET', '/learning/action-plans'>['data'][number]

/** The visitor's own plans, newest first. */
export function usePlans() {
  return useOwnData({ method: 'GET', path: '/learning/action-plans' })
}

/** Asks for the plans again when something of them was kept; gives the refusal otherwise. */
export async function afterwards(call: Promise<ApiResult<unknown>>): Promise<string | null> {
  const result = await call
  if (!result.ok) return result.failure.message
  await mutate((key) => Array.isArray(key) && key[0] === '/learning/action-plans')
  return null
}
