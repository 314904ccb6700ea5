import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { env } from '../env'
import { fileStore } from './file-store'

/**
 * Takes a file away from where uploads are kept, on the disk or in the store; one that is not there is none to take. Fails
 * while the store does not answer, unlike Payload, which forgets the document and leaves the file.
 */
export async function removeFile(folder: string, name: string): Promise<void> {
  const store = fileStore()
  if (store === null) return rm(resolve(env().UPLOADS_DIR, folder, name), { force: true })
  const { DeleteObjectCommand, S3Client } = await import('@aws-sdk/client-s3')
  const client = new S3Client(store.client)
  try {
    await client.send(new DeleteObjectCommand({ Bucket: store.bucket, Key: `${folder}/${name}` }))
  } finally {
    client.destroy()
  }
}
