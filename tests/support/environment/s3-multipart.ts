import { readdir, readFile, rm, stat } from 'node:fs/promises'
import path from 'node:path'

type Context = { req: { url?: string; method?: string }; status: number; body: unknown; type?: string }

/**
 * Stands in for what S3 knows of uploads in parts and s3rver 3.7 does not: ListParts and AbortMultipartUpload. The parts are read from
 * the folder s3rver keeps them in; no other engine that runs without Docker lists parts.
 */
export async function answerMultipart(context: Context, folder: string): Promise<boolean> {
  const { method, url = '' } = context.req
  const { pathname, searchParams } = new URL(url, 'http://store')
  const upload = searchParams.get('uploadId')
  if (!upload || !['GET', 'DELETE'].includes(method ?? '')) return false
  const [, bucket = ''] = pathname.split('/')
  const place = path.join(folder, bucket, '._S3rver_uploads', path.basename(upload))
  const names = await readdir(place).catch(() => null)
  context.type = 'application/xml'
  if (!names) {
    context.status = 404
    context.body = '<Error><Code>NoSuchUpload</Code><Message>No such upload</Message></Error>'
  } else if (method === 'DELETE') {
    await rm(place, { recursive: true })
    context.status = 204
    context.body = null
  } else {
    context.status = 200
    context.body = `<ListPartsResult><IsTruncated>false</IsTruncated>${await partsOf(place, names)}</ListPartsResult>`
  }
  return true
}

async function partsOf(place: string, names: string[]): Promise<string> {
  // Its sum is written last: a part without one is still coming, or never came to its end.
  const numbers = names.flatMap((name) => (/^\d+\.md5$/.test(name) ? [Number.parseInt(name, 10)] : []))
  const parts = await Promise.all(
    numbers
      .toSorted((a, b) => a - b)
      .map(async (number) => {
        const { size } = await stat(path.join(place, String(number)))
        const etag = await readFile(path.join(place, `${number}.md5`), 'utf8')
        return `<Part><PartNumber>${number}</PartNumber><Size>${size}</Size><ETag>"${etag}"</ETag></Part>`
      }),
  )
  return parts.join('')
}
