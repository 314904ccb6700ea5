import { said } from './said'

export type ApiAnswer = { ok: boolean; status: number; message: string; body: Record<string, unknown> }

type ApiCall = {
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Where the site has put its API. */
  base?: string
}

/**
 * Calls the shop's own API as the signed-in staff. Never throws: what went wrong is in the message, in the language of the page.
 * `?locale=` is not sent: it would ask for the content of that language, too.
 */
export async function callApi(
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { body, headers, signal, base = '/api' }: ApiCall = {},
): Promise<ApiAnswer> {
  try {
    const response = await fetch(`${base}${path}`, {
      method,
      credentials: 'include',
      headers: { 'Content-Type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    const answer = (await response.json().catch(() => ({}))) as Record<string, unknown>
    const given = [answer.message, ...fieldMessages(answer.errors)].filter((text) => typeof text === 'string')
    const silence = response.ok ? 'Done.' : `The server answered ${response.status}.`
    const message = (given.length > 0 ? given : [silence]).map(inPageLanguage).join(' ')
    return { ok: response.ok, status: response.status, message, body: answer }
  } catch {
    const message = 'No answer came. Please check the connection and try again: nothing is done twice.'
    return { ok: false, status: 0, message: inPageLanguage(message), body: {} }
  }
}

function inPageLanguage(sentence: string): string {
  return said(sentence, document.documentElement.lang)
}

function fieldMessages(errors: unknown): unknown[] {
  return Array.isArray(errors) ? errors.map((error: { message?: unknown }) => error.message) : []
}
