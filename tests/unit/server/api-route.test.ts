import { describe, expect, it } from 'vitest'
import { apiRoute, headOf } from '@/src/server/api-route'

const ask = (method = 'GET') => new Request('https://shop.example.com/api/x', { method })
const answering = (response: Response) => apiRoute(async () => response)(ask(), undefined)

describe('API: what every answer has in common', () => {
  it('is kept nowhere when it is data that says nothing about it', async () => {
    expect((await answering(Response.json({ docs: [] }))).headers.get('cache-control')).toBe('no-store')
    const kept = Response.json({}, { headers: { 'cache-control': 'max-age=60' } })
    expect((await answering(kept)).headers.get('cache-control')).toBe('max-age=60')
    const picture = new Response('x', { headers: { 'content-type': 'image/png' } })
    expect((await answering(picture)).headers.get('cache-control')).toBeNull()
  })

  it('refuses an address nobody answers at in the shape of all refusals', async () => {
    const answer = await answering(Response.json({ message: 'Route not found "/api/x"' }, { status: 404 }))
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ success: false, message: 'Not found.', error: 'NOT_FOUND' })
  })

  it('leaves our own refusals as they are', async () => {
    const said = { success: false, message: 'Payment not found or not completed', error: 'NOT_FOUND' }
    expect(await (await answering(Response.json(said, { status: 404 }))).json()).toEqual(said)
  })

  it('answers HEAD with the head of GET and no body', async () => {
    const methods: string[] = []
    const get = async (request: Request) => {
      methods.push(request.method)
      return Response.json({ success: true }, { status: 203, headers: { 'x-kind': 'data' } })
    }
    const answer = await headOf(get)(ask('HEAD'), undefined)
    expect([answer.status, answer.headers.get('x-kind'), await answer.text()]).toEqual([203, 'data', ''])
    expect(methods).toEqual(['GET'])
  })
})
