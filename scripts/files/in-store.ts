import { Readable } from 'node:stream'
import {
  GetObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type _Object as StoredObject,
} from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import type { FileStore } from '@/src/server/files/file-store'
import type { FilePlace } from './file-place'

/** A store takes no more parts of one file, and no smaller ones than this. */
const [MOST_PARTS, SMALLEST_PART] = [10_000, 5 * 1024 * 1024]

/** Nobody waits here, and a film takes as long as it takes: only a line that says nothing is given up. */
const PATIENT = { connectionTimeout: 5_000, socketTimeout: 60_000 }

/** The bucket of a store, where the shop itself puts and finds uploads: `media/name.png`. */
export function inStore({ bucket, client: options }: FileStore): FilePlace {
  const client = new S3Client({ ...options, maxAttempts: 4, requestHandler: PATIENT })
  const key = (folder: string, name: string) => ({ Bucket: bucket, Key: `${folder}/${name}` })
  return {
    async list(folder) {
      const found = new Map<string, { size: number; md5?: string }>()
      for await (const page of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${folder}/` })) {
        for (const object of page.Contents ?? []) found.set(...describe(folder, object))
      }
      return found
    },
    async read(folder, name) {
      const { Body } = await client.send(new GetObjectCommand(key(folder, name)))
      if (!(Body instanceof Readable)) throw new Error(`${folder}/${name} has no content in the store`)
      return Body
    },
    async write(folder, name, data, { size, mimeType }) {
      // Half as many parts as there may be, should it be longer than was said.
      const partSize = Math.max(SMALLEST_PART, Math.ceil((2 * size) / MOST_PARTS))
      const params = { ...key(folder, name), Body: data, ContentType: mimeType }
      await new Upload({ client, params, partSize, queueSize: 1 }).done()
    },
  }
}

/** An ETag is the MD5 where the object was sent in one piece and is not encrypted by a key of its own. */
function describe(folder: string, { Key = '', Size = 0, ETag = '' }: StoredObject) {
  const [, md5] = /^"?([0-9a-f]{32})"?$/.exec(ETag) ?? []
  return [Key.slice(folder.length + 1), { size: Size, ...(md5 ? { md5 } : {}) }] as const
}
