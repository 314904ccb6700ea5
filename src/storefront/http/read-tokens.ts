import { isRecord } from 'payload-plugin-digital-commerce/client'

export type Tokens = { accessToken: string; refreshToken: string }

/** The pair of tokens in an answer, or null when either is missing or empty. */
export function readTokens(value: unknown): Tokens | null {
  if (!isRecord(value)) return null
  const { accessToken, refreshToken } = value
  const isText = (token: unknown): token is string => typeof token === 'string' && token !== ''
  return isText(accessToken) && isText(refreshToken) ? { accessToken, refreshToken } : null
}
