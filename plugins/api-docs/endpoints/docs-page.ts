import { defineEndpoint } from '@/src/server/endpoint'
import { openApi } from '@/src/server/openapi/openapi'
import { content } from '@/src/server/reply'
import { cacheable } from '../cacheable'
import { CONTENT_SECURITY_POLICY, renderPage } from '../render-page'

/** `GET /docs`: the same description as a page, without scripts and without anything from elsewhere. */
export const docsPage = defineEndpoint({
  method: 'get',
  path: '/docs',
  access: 'anyone',
  about: { summary: 'This description, as a page to read.' },
  answers: content('text/html'),
  handler: async ({ req }) =>
    cacheable(req.headers, renderPage(openApi(req.payload.config)), {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    }),
})
