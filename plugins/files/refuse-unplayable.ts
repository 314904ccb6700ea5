import { type CollectionBeforeOperationHook, ValidationError } from 'payload'
import { refusalOfMedia } from '@/src/domain/files/playable-media'
import { readMedia } from './read-media'

/** Refuses a film or sound that some browser does not play, in words that say what to do, before anything is stored. */
export const refuseUnplayable: CollectionBeforeOperationHook = async ({ collection, operation, req }) => {
  const { file } = req
  if (!file || !['create', 'update', 'updateByID'].includes(operation)) return
  if (!/^(video|audio)\//.test(file.mimetype)) return
  const said = file.tempFilePath ? { path: file.tempFilePath } : { bytes: new Uint8Array(file.data) }
  const message = refusalOfMedia(await readMedia(said))
  if (message)
    throw new ValidationError(
      { collection: collection.slug, errors: [{ path: 'file', message }], req },
      req.t,
    )
}
