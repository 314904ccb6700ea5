import { defineEndpoint } from '@/src/server/endpoint'
import { withEtag } from '@/src/server/etag'
import { openApi } from '@/src/server/openapi/openapi'
import { content } from '@/src/server/reply'

/** `GET /openapi.json`: OpenAPI 3.1 of every call of ours, made from the objects that serve them. */
export const openApiJson = defineEndpoint({
  method: 'get',
  path: '/openapi.json',
  access: 'anyone',
  about: { summary: 'This description, as OpenAPI 3.1.' },
  answers: content('application/json'),
  handler: async ({ req }) =>
    withEtag(req.headers, JSON.stringify(openApi(req.payload.config)), {
      // It changes with a release only.
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'application/json; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
    }),
})
