import { defineEndpoint } from '@/src/server/endpoint'
import { withEtag } from '@/src/server/etag'
import { openApi } from '@/src/server/openapi/openapi'
import { content } from '@/src/server/reply'
import { CONTENT_SECURITY_POLICY, renderPage } from '../render-page'

/** `GET /docs`: the same description as a page, without scripts and without anything from elsewhere. */
export const docsPage = defineEndpoint({
  method: 'get',
  path: '/docs',
  access: 'anyone',
  about: { summary: 'This description, as a page to read.' },
  answers: content('text/html'),
  handler: async ({ req }) =>
    withEtag(req.headers, renderPage(openApi(req.payload.config)), {
      // It changes with a release only.
      'Cache-Control': 'public, max-age=300',
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': CONTENT_SECURITY_POLICY,
    }),
})
