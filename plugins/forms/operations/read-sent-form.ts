import { fileTypeFromBuffer } from 'file-type'
import type { PayloadRequest } from 'payload'
import { FILE_LIMITS, MEGABYTE, plainFileName } from '@/src/domain/forms/file-kinds'
import type { SentFile } from '@/src/domain/forms/read-files'
import { readBytes, readData, readForm, readFormData } from '@/src/server/request-body'

const MAX_JSON_BYTES = 100_000

/** A file as it came, before anybody decided whether we take it. */
export type ReceivedFile = SentFile & { content: Buffer }

/**
 * What was sent with a form: JSON, or a form post with the same JSON in `_payload` and each file in a part named as its question.
 * The files are kept for `receivedFiles`. What a file is, its bytes say, not its sender. `BODY_TOO_LARGE`.
 */
export async function readSentForm(req: PayloadRequest): Promise<{ data: unknown } | { problem: string }> {
  const type = req.headers.get('Content-Type') ?? ''
  if (!type.startsWith('multipart/')) return readData(req, MAX_JSON_BYTES)
  const bytes = await readBytes(req, FILE_LIMITS.messageMegabytes * MEGABYTE + MAX_JSON_BYTES)
  const form = await readForm(bytes, type)
  if (!form) return { problem: 'body is not a form' }
  req.context.receivedFiles = await filesOf(form)
  return readFormData(form)
}

/** The files that came with this request. */
export function receivedFiles(req: PayloadRequest): ReceivedFile[] {
  return (req.context.receivedFiles as ReceivedFile[] | undefined) ?? []
}

/** An input nobody touched sends a part without a name and without bytes. */
async function filesOf(form: FormData): Promise<ReceivedFile[]> {
  const files: ReceivedFile[] = []
  for (const [field, part] of form) {
    if (typeof part === 'string' || (part.name === '' && part.size === 0)) continue
    const content = Buffer.from(await part.arrayBuffer())
    const found = await fileTypeFromBuffer(content)
    files.push({
      field,
      name: plainFileName(part.name),
      bytes: part.size,
      type: found?.mime ?? null,
      content,
    })
  }
  return files
}
