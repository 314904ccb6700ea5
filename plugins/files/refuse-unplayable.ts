import { type CollectionBeforeOperationHook, type PayloadRequest, ValidationError } from 'payload'
import { refusalOfMedia } from '@/src/domain/files/playable-media'
import { FileInStore, readMedia } from './read-media'

/** Refuses a film or sound that some browser does not play, in words that say what to do, before anything is stored. */
export const refuseUnplayable: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
  const { file } = req
  if (!file || !['create', 'update', 'updateByID'].includes(operation)) return
  if (!/^(video|audio)\//.test(file.mimetype)) return
  const message = refusalOfMedia(await readMedia(placeOf(file)))
  if (message)
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'file', message }], req },
      req.t,
    )
}

function placeOf({ clientUploadContext: place, data, tempFilePath }: NonNullable<PayloadRequest['file']>) {
  if (place instanceof FileInStore) return place
  return tempFilePath ? { path: tempFilePath } : { bytes: new Uint8Array(data) }
}
