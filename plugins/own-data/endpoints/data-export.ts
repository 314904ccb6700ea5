import { wakeOutbox } from '@/plugins/mail/operations/wake-outbox'
import { DomainError } from '@/src/domain/errors/domain-error'
import { localPath } from '@/src/domain/languages/paths'
import { exportFileSchema } from '@/src/domain/own-data/own-data-request'
import { defineEndpoint } from '@/src/server/endpoint'
import { content, done } from '@/src/server/reply'
import { localeOf } from '@/src/server/request-language'
import { streamText } from '@/src/server/stream-text'
import { copyFiles } from '../operations/copy-files'
import { findExport, requestExport } from '../operations/request-export'
import { zip } from '../zip'

/** `POST /users/data-export`: a mail with a link of 24 hours to everything one has given. */
export const askForData = defineEndpoint({
  method: 'post',
  path: '/users/data-export',
  access: 'signed-in',
  limit: { name: 'data-export', points: 5, seconds: 3_600, by: 'account' },
  about: { summary: 'Mails one a link to a copy of one’s own data.', errors: ['NOT_FOUND'] },
  answers: done,
  handler: async ({ req, user }) => {
    await requestExport(req.payload, user.id)
    wakeOutbox(req.payload)
    return {
      success: true,
      message: 'We have sent you an email with a link to your data. It works for 24 hours.',
    }
  },
})

/**
 * `GET /users/data-export/file?token=`: the copy, as a ZIP of JSON, a page to read and the files one sent, made at this moment. A browser whose link
 * works no more is led to where a new one is asked for.
 */
export const dataFile = defineEndpoint({
  method: 'get',
  path: '/users/data-export/file',
  access: 'anyone',
  limit: { name: 'data-export-file', points: 30, seconds: 3_600, by: 'visitor' },
  input: exportFileSchema,
  about: {
    summary: 'A copy of one’s own data, by the link of a mail.',
    errors: ['EMAIL_LINK_EXPIRED'],
    also: { 303: 'A browser whose link works no more is led to its own data.' },
  },
  answers: content('application/zip'),
  handler: async ({ req, input: { token } }) => {
    const locale = localeOf(req)
    const userId = await findExport(req.payload, token)
    if (!userId && req.headers.get('accept')?.includes('text/html')) {
      const Location = localPath('/account-settings/data?link=expired', locale)
      return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } })
    }
    if (!userId) throw new DomainError('EMAIL_LINK_EXPIRED')
    return new Response(streamText(zip(copyFiles(req, { userId, locale }))), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="my-data.zip"',
        'Cache-Control': 'no-store',
      },
    })
  },
})
