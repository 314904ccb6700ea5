import { type MetadataValue, S3Store } from '@tus/s3-store'
import { ERRORS, type KvStore, type Upload } from '@tus/server'
import type { FileStore } from '@/src/server/files/file-store'
import { idIn } from './upload-place'

const WAITING = 'unfinished'
/** The store takes no smaller part before the last; what is left of a broken line waits in an object of its own. */
const PART_BYTES = 8 * 1024 * 1024
/** One after the other, so that what is there is always a beginning of the file, whenever the line or the server ends. */
const PARTS_AT_ONCE = 1

/** Nobody holds a connection to PostgreSQL for it, and a store takes its time to put hundreds of parts together. */
const PATIENT = { connectionTimeout: 5_000, requestTimeout: 120_000, throwOnRequestTimeout: true }

/** Another process may have gone on with it, or ended it, since this one heard of an upload. */
const NOTHING_KEPT: KvStore<MetadataValue> = {
  get: async () => undefined,
  set: async () => undefined,
  delete: async () => undefined,
}

const MISSING = ['NotFound', 'NoSuchKey', 'NoSuchUpload']

/**
 * Uploads whose parts go into the bucket as they come, to where the file will lie for good: with the last part it is there,
 * and nothing is copied. What is known of one lies beside them, so that any process goes on with it.
 */
export class BucketUploads extends S3Store {
  constructor({ bucket, client }: FileStore, keptMs: number) {
    super({
      s3ClientConfig: { ...client, requestHandler: PATIENT, bucket },
      partSize: PART_BYTES,
      maxConcurrentPartUploads: PARTS_AT_ONCE,
      expirationPeriodInMilliseconds: keptMs,
      useTags: false,
      cache: NOTHING_KEPT,
    })
  }

  /** The upload of an id of ours, which is part of its place; null when it is no more. */
  async find(id: string): Promise<Upload | null> {
    const place = await this.placeOf(id)
    return place === null ? null : this.getUpload(place)
  }

  /** The library takes a store that fails for one that has nothing: whoever sends would give up what only has to wait. */
  override async getUpload(place: string): Promise<Upload> {
    try {
      return await super.getUpload(place)
    } catch (error) {
      if (error !== ERRORS.FILE_NOT_FOUND) throw error
      const known = await this.getMetadata(place).catch(unlessMissing)
      if (!known) throw error
      return super.getUpload(place)
    }
  }

  /** Makes a file of parts that are all there, where that was not done: the server died after the last of them. */
  async putTogether(place: string): Promise<void> {
    const parts = await this.retrieveParts(place).catch(unlessMissing)
    if (parts) await this.finishMultipartUpload(await this.getMetadata(place), parts)
  }

  /** Forgets that it was an upload; the file stays. */
  async leave(place: string): Promise<void> {
    await this.removeObjects([this.infoKey(place), this.partKey(place, true)])
  }

  /** The library stops at an upload that is complete, and leaves its file. */
  override async remove(place: string): Promise<void> {
    const { 'upload-id': UploadId } = await this.getMetadata(place)
    await this.client.abortMultipartUpload({ Bucket: this.bucket, Key: place, UploadId }).catch(unlessMissing)
    await this.removeObjects([place, this.infoKey(place), this.partKey(place, true)])
  }

  /** Ids of uploads that were begun before. */
  async begunBefore(time: Date): Promise<string[]> {
    const found: string[] = []
    let ContinuationToken: string | undefined
    do {
      const listed = await this.client.listObjectsV2({
        Bucket: this.bucket,
        Prefix: `${WAITING}/`,
        ...(ContinuationToken ? { ContinuationToken } : {}),
      })
      for (const { Key = '', LastModified } of listed.Contents ?? [])
        if (Key.endsWith('.info') && LastModified && LastModified < time) found.push(idIn(Key))
      ContinuationToken = listed.NextContinuationToken
    } while (ContinuationToken)
    return found
  }

  /** The bytes from one place up to another, without the last. */
  async readBytes(place: string, start: number, end: number): Promise<Uint8Array> {
    const Range = `bytes=${start}-${end - 1}`
    const { Body } = await this.client.getObject({ Bucket: this.bucket, Key: place, Range })
    if (!Body) throw new Error(`the store gave nothing of ${place}`)
    return Body.transformToByteArray()
  }

  protected override infoKey(place: string): string {
    return `${WAITING}/${idIn(place)}.info`
  }

  protected override partKey(place: string, isIncomplete = false): string {
    return isIncomplete ? `${WAITING}/${idIn(place)}.part` : place
  }

  private async placeOf(id: string): Promise<string | null> {
    const found = await this.client
      .getObject({ Bucket: this.bucket, Key: this.infoKey(id) })
      .catch(unlessMissing)
    if (!found?.Body) return null
    return (JSON.parse(await found.Body.transformToString()) as { id: string }).id
  }

  private async removeObjects(keys: string[]): Promise<void> {
    for (const Key of keys) await this.client.deleteObject({ Bucket: this.bucket, Key }).catch(unlessMissing)
  }
}

function unlessMissing(error: unknown): undefined {
  if (error instanceof Error && MISSING.includes(error.name)) return undefined
  throw error
}
