import type { S3ClientConfig } from '@aws-sdk/client-s3'
import { type Env, env } from '../env'

export type FileStore = { bucket: string; linkSeconds: number; client: S3ClientConfig }

type Variables = Pick<Env, Extract<keyof Env, `S3_${string}`>>

/** The store uploads are kept in, as the environment names it; null: the server's own disk. */
export function fileStore(variables: Variables = env()): FileStore | null {
  const {
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables
  if (!bucket) return null
  const checksums = variables.S3_CHECKSUMS === 'always' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED'
  return {
    bucket,
    linkSeconds: variables.S3_LINK_SECONDS,
    client: {
      region: variables.S3_REGION,
      forcePathStyle: variables.S3_PATH_STYLE === 'on',
      requestChecksumCalculation: checksums,
      responseChecksumValidation: checksums,
      maxAttempts: 2,
      requestHandler: TIMES,
      ...(variables.S3_ENDPOINT ? { endpoint: variables.S3_ENDPOINT } : {}),
      ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
    },
  }
}

/**
 * Payload sends a file within the transaction that stores its document: a store that hangs must give the connection
 * back before PostgreSQL ends an idle transaction (20 s).
 */
const TIMES = {
  connectionTimeout: 3_000,
  requestTimeout: 8_000,
  throwOnRequestTimeout: true,
  httpAgent: { keepAlive: true, maxSockets: 100 },
  httpsAgent: { keepAlive: true, maxSockets: 100 },
} as const
