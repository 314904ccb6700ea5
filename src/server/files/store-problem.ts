import { type FileStore, fileStore } from './file-store'

type Variables = Parameters<typeof fileStore>[0]

/**
 * What a store says against the environment that names it, as one sentence that begins with the variable; null when it
 * lets us in, when there is none, and when it is merely away: the shop sells without it for a while.
 */
export async function storeProblem(variables?: Variables): Promise<string | null> {
  const store = fileStore(variables)
  const answer = store && (await askStore(store))
  return typeof answer === 'object' ? (answer?.problem ?? null) : null
}

/** Whether a store lets us in, is away, or says what is wrong with the environment. */
export async function askStore({
  bucket,
  client: options,
}: FileStore): Promise<'lets us in' | 'away' | { problem: string }> {
  const { HeadBucketCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client({ ...options, maxAttempts: 1 })
  try {
    await client.send(new HeadBucketCommand({ Bucket: bucket }))
    return 'lets us in'
  } catch (error) {
    const { code, $metadata } = error as { code?: string; $metadata?: { httpStatusCode?: number } }
    if (code === 'ENOTFOUND') return { problem: 'S3_ENDPOINT: there is no host of this name.' }
    switch ($metadata?.httpStatusCode) {
      case 301:
        return { problem: `S3_REGION: the bucket "${bucket}" lies in another region.` }
      case 403:
        return {
          problem: `S3_ACCESS_KEY_ID: the store refuses this key, or this key the bucket "${bucket}".`,
        }
      case 404:
        return { problem: `S3_BUCKET: there is no bucket "${bucket}" in the store.` }
    }
    return 'away'
  } finally {
    client.destroy()
  }
}
