import type { PayloadRequest } from 'payload'
import type { Locale } from '@/src/domain/languages/locales'
import { dataAsHtml } from '@/src/domain/own-data/as-html'
import { pool } from '@/src/server/db/transaction'
import { readFile } from '@/src/server/files/read-file'
import type { Entry } from '../zip'
import { collectData } from './collect-data'

type Reader = { userId: string; locale: Locale }

/**
 * What is in the copy of somebody's data: a page to read, the same for a computer, and the files they sent with messages, each
 * read when its turn comes. A file that is gone leaves no gap but its name on the page.
 */
export async function* copyFiles(req: PayloadRequest, reader: Reader): AsyncGenerator<Entry> {
  const data = await collectData(req, reader)
  yield { name: 'my-data.html', data: Buffer.from(dataAsHtml(data, reader.locale)) }
  yield { name: 'my-data.json', data: Buffer.from(JSON.stringify(data, null, 2)) }
  const { rows } = await pool(req.payload).query<{ filename: string }>(
    `SELECT f.filename FROM form_files f JOIN form_submissions m ON m.id = f.submission_id JOIN users u ON u.id = $1
      WHERE (m.user_id = u.id OR m.sender_email = u.email) AND f.filename IS NOT NULL ORDER BY f.created_at, f.id`,
    [reader.userId],
  )
  for (const { filename } of rows) {
    const content = await readFile('form-files', filename)
    if (content) yield { name: `files/${filename}`, data: content }
    else
      req.payload.logger.warn({
        filename,
        msg: 'a file of a message is not there for the copy of its sender',
      })
  }
}
