import { defineEndpoint } from '@/src/server/endpoint'
import { openApi } from '@/src/server/openapi/openapi'
import { content } from '@/src/server/reply'
import { cacheable } from '../cacheable'

/** `GET /openapi.json`: OpenAPI 3.1 of every call of ours, made from the objects that serve them. */
export const openApiJson = defineEndpoint({
  method: 'get',
  path: '/openapi.json',
  access: 'anyone',
  about: { summary: 'This description, as OpenAPI 3.1.' },
  answers: content('application/json'),
  handler: async ({ req }) =>
    cacheable(req.headers, JSON.stringify(openApi(req.payload.config)), {
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    }),
})
