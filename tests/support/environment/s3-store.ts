import { createHash, createHmac } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import S3rver from 's3rver'
import { emptyFolder } from './run'
import { answerMultipart } from './s3-multipart'

export type S3Store = {
  /** What the app must be told to use it. */
  env: Record<string, string>
  /** From now on it refuses checksums, as stores do that know the protocol of some years ago. */
  refuseChecksums: (refuses: boolean) => void
  /** From now on it removes nothing, as if the key did not allow that. */
  refuseRemovals: (refuses: boolean) => void
  /** From now on it is out of order for requests of this kind. */
  fail: (kind: FailingRequest | null) => void
  stop: () => Promise<void>
}

/** known-again: what is known of an upload is told twice, and not any more. */
export type FailingRequest = 'put-together' | 'read' | 'known-again'

/** The one account s3rver knows. */
const KEY = { id: 'S3RVER', secret: 'S3RVER' }
export const BUCKET = 'shop-files'

type Context = {
  req: { url?: string; method?: string; headers: Record<string, string | string[] | undefined> }
  status: number
  body: unknown
}

/**
 * An S3 store on this machine, with one bucket that is nobody's: s3rver keeps the objects but takes every signature for
 * good, so they are checked here before it is asked.
 */
export async function startS3Store(directory?: string): Promise<S3Store> {
  const folder = directory ?? `${await emptyFolder()}/store`
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  let refuses = false
  let keepsAll = false
  let failing: FailingRequest | null = null
  let told = 0
  const guard = async (context: Context, next: () => Promise<void>) => {
    const isAllowed = isSigned(context) && !(keepsAll && context.req.method === 'DELETE')
    const problem =
      failing !== null && isOfKind(context, failing) && (failing !== 'known-again' || told++ > 1)
        ? 500
        : refuses && hasChecksum(context)
          ? 501
          : isAllowed
            ? 0
            : 403
    if (problem === 0) return (await answerMultipart(context, folder)) ? undefined : next()
    context.status = problem
    context.body = ''
  }
  const { middleware } = store as unknown as { middleware: unknown[] }
  middleware.unshift(guard)
  const { port } = (await store.run()) as AddressInfo
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_PATH_STYLE: 'on',
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
    },
    refuseChecksums: (now) => {
      refuses = now
    },
    refuseRemovals: (now) => {
      keepsAll = now
    },
    fail: (kind) => {
      failing = kind
      told = 0
    },
    stop: () => store.close(),
  }
}

function isOfKind({ req: { method, url = '', headers } }: Context, kind: FailingRequest): boolean {
  if (kind === 'known-again') return method === 'GET' && url.includes('.info')
  return kind === 'read' ? headers.range !== undefined : method === 'POST' && url.includes('uploadId=')
}

function hasChecksum({ req }: Context): boolean {
  return /x-amz-(checksum|sdk-checksum)/i.test(`${Object.keys(req.headers).join()} ${req.url}`)
}

/** AWS Signature Version 4, by header or in the address, where it also ends. */
function isSigned({ req }: Context): boolean {
  const url = new URL(req.url ?? '/', 'http://store')
  const given = fromHeader(String(req.headers.authorization ?? '')) ?? fromAddress(url.searchParams)
  if (!given || given.credential.split('/')[0] !== KEY.id) return false
  const at = given.date ?? String(req.headers['x-amz-date'])
  const until = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
  if (Date.now() > until + given.seconds * 1_000) return false
  const [, ...scope] = given.credential.split('/')
  const request = [
    req.method,
    url.pathname,
    canonicalQuery(url.searchParams),
    ...given.headers.map((name) => `${name}:${String(req.headers[name] ?? '').trim()}`),
    '',
    given.headers.join(';'),
    given.date ? 'UNSIGNED-PAYLOAD' : req.headers['x-amz-content-sha256'],
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', at, scope.join('/'), sha256(request)].join('\n')
  const key = scope.reduce<string | Buffer>((by, part) => hmac(by, part), `AWS4${KEY.secret}`)
  return hmac(key, text).toString('hex') === given.signature
}

function fromHeader(header: string) {
  const [, credential, headers, signature] =
    /Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=(\w+)/.exec(header) ?? []
  if (!credential || !headers || !signature) return null
  return { credential, headers: headers.split(';'), signature, date: undefined, seconds: 900 }
}

function fromAddress(query: URLSearchParams) {
  const [credential, headers, signature, date, seconds] = [
    'Credential',
    'SignedHeaders',
    'Signature',
    'Date',
    'Expires',
  ].map((name) => query.get(`X-Amz-${name}`))
  if (!credential || !headers || !signature || !date) return null
  return { credential, headers: headers.split(';'), signature, date, seconds: Number(seconds) }
}

function canonicalQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map((pair) => pair.map(encode).join('='))
    .sort()
    .join('&')
}

const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
