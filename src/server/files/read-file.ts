import { readFile as readFromDisk } from 'node:fs/promises'
import { resolve } from 'node:path'
import { env } from '../env'
import { fileStore } from './file-store'

/**
 * The content of an uploaded file, from the disk or the store; null for one that is not there. Fails while the store does not
 * answer. The name is one of ours: nothing is opened outside of its folder.
 */
export async function readFile(folder: string, name: string): Promise<Uint8Array | null> {
  const store = fileStore()
  try {
    if (store === null) return await readFromDisk(resolve(env().UPLOADS_DIR, folder, name))
    const { GetObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
    const client = new S3Client(store.client)
    try {
      const { Body } = await client.send(
        new GetObjectCommand({ Bucket: store.bucket, Key: `${folder}/${name}` }),
      )
      return (await Body?.transformToByteArray()) ?? null
    } finally {
      client.destroy()
    }
  } catch (error) {
    const { code, name: kind } = error as { code?: string; name?: string }
    if (code === 'ENOENT' || kind === 'NoSuchKey') return null
    throw error
  }
}
