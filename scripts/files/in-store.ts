import {
  GetObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  type _Object as StoredObject,
} from '@aws-sdk/client-s3'
import type { FileStore } from '@/src/server/files/file-store'
import type { FilePlace } from './file-place'

/** The bucket of a store, where the shop itself puts and finds uploads: `media/name.png`. */
export function inStore({ bucket, client: options }: FileStore): FilePlace {
  const client = new S3Client(options)
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
      return Buffer.from((await Body?.transformToByteArray()) ?? [])
    },
    async write(folder, name, data, mimeType) {
      await client.send(new PutObjectCommand({ ...key(folder, name), Body: data, ContentType: mimeType }))
    },
  }
}

/** An ETag is the MD5 where the object was sent in one piece and is not encrypted by a key of its own. */
function describe(folder: string, { Key = '', Size = 0, ETag = '' }: StoredObject) {
  const [, md5] = /^"?([0-9a-f]{32})"?$/.exec(ETag) ?? []
  return [Key.slice(folder.length + 1), { size: Size, ...(md5 ? { md5 } : {}) }] as const
}
