import { FRENCH_SENTENCES } from '@/src/domain/languages/french'
import { readLocale } from '@/src/domain/languages/locales'
import { translateSentence } from '@/src/domain/languages/translate-sentence'

/**
 * An answer of the API in the language its request asks for with `?locale=`: the sentence, and those about wrong fields.
 * Everything else is data, and the codes are the same in every language. What cannot be translated stays English.
 */
export async function inLanguageOf(request: Request, response: Response): Promise<Response> {
  if (!request.url.includes('locale=')) return response
  if (readLocale(new URL(request.url).searchParams.get('locale')) !== 'fr') return response
  if (!response.headers.get('Content-Type')?.includes('json')) return response
  const body: unknown = await response.clone().json()
  if (typeof body !== 'object' || body === null || !('success' in body)) return response
  const headers = new Headers(response.headers)
  headers.set('Content-Language', 'fr-CA')
  headers.delete('Content-Length')
  return new Response(JSON.stringify(inFrench(body)), { status: response.status, headers })
}

function inFrench(body: object): object {
  const errors = 'errors' in body && Array.isArray(body.errors) ? body.errors : null
  return { ...withMessage(body), ...(errors ? { errors: errors.map(withMessage) } : {}) }
}

function withMessage(said: unknown): object {
  const fields = { ...(said as object) }
  if (!('message' in fields) || typeof fields.message !== 'string') return fields
  return { ...fields, message: translateSentence(fields.message, FRENCH_SENTENCES) }
}
