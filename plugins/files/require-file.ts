import { type CollectionBeforeOperationHook, MissingFile } from 'payload'

/**
 * Every file comes with its document, as Payload asks by itself; but for an upload in parts, which lies in the store already
 * (`isFileInStore`, which no request can say).
 */
export const requireFile: CollectionBeforeOperationHook = ({ context, operation, req }) => {
  if (operation === 'create' && !req.file && context.isFileInStore !== true) throw new MissingFile(req.t)
}
