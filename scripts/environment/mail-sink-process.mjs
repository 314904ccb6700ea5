// @ts-check
/**
 * The mail sink as a process of its own: maildev, reading maildev's command line, that says in each answer whose it is
 * (`MAIL_SINK_IDENTITY`).
 */
import { projectRequire } from './project.mjs'
import { IDENTITY_HEADER } from './wait-for-http.mjs'

const MailDev = projectRequire('maildev')
new MailDev().listen()
projectRequire('maildev/lib/web').server.prependListener(
  'request',
  (/** @type {unknown} */ _, /** @type {import('node:http').ServerResponse} */ response) =>
    response.setHeader(IDENTITY_HEADER, process.env.MAIL_SINK_IDENTITY ?? ''),
)
