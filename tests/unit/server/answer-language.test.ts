import { describe, expect, it } from 'vitest'
import { apiRoute } from '@/src/server/api-route'

async function answered(body: object, { query = '?locale=fr', status = 400 } = {}) {
  const request = new Request(`https://shop.example.com/api/x${query}`)
  const response = await apiRoute(async () => Response.json(body, { status }))(request, undefined)
  return {
    status: response.status,
    language: response.headers.get('content-language'),
    body: await response.json(),
  }
}

const REFUSED = {
  success: false,
  message: 'Please check the highlighted fields.',
  error: 'VALIDATION_ERROR',
  errors: [{ path: 'email', message: 'Please enter your email address.' }],
}

describe('API: the language of an answer', () => {
  it('is French with ?locale=fr, its sentence and those about wrong fields; status, code and paths stay', async () => {
    expect(await answered(REFUSED)).toEqual({
      status: 400,
      language: 'fr-CA',
      body: {
        ...REFUSED,
        message: 'Veuillez vérifier les champs signalés.',
        errors: [{ path: 'email', message: 'Veuillez entrer votre adresse courriel.' }],
      },
    })
  })

  it.each(['', '?locale=en', '?locale=de', '?q=locale=fr'])(
    'is English, word for word, with "%s"',
    async (query) => {
      expect(await answered(REFUSED, { query })).toEqual({ status: 400, language: null, body: REFUSED })
    },
  )

  it('translates what is refused before any endpoint is asked', async () => {
    const { body } = await answered({ message: 'Route not found' }, { status: 404 })
    expect(body).toEqual({ success: false, message: 'Introuvable.', error: 'NOT_FOUND' })
  })

  it('leaves data alone, whatever it says', async () => {
    const product = { success: true, data: { title: 'Not found.' } }
    expect((await answered(product, { status: 200 })).body).toEqual(product)
    const document = { message: 'Not found.', id: '1' }
    expect((await answered(document, { status: 200 })).body).toEqual(document)
  })
})
