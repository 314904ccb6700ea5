import type { TextFieldSingleValidation } from 'payload'
import type { Addressed } from '@/src/domain/pages/document-path'

/**
 * An address stays with what lies in the trash, so that it can come back to it. Whoever wants it for something new hears
 * where it is; "must be unique" would have them search in vain.
 */
export const explainTaken =
  (collection: Addressed, validate: TextFieldSingleValidation): TextFieldSingleValidation =>
  async (value, options) => {
    const verdict = await validate(value, options)
    const { req, id, event } = options
    if (verdict !== true || !value || event === 'onChange') return verdict
    const { docs } = await req.payload.find({
      collection,
      where: { and: [{ slug: { equals: value } }, { deletedAt: { exists: true } }] },
      trash: true,
      locale: req.locale ?? undefined,
      limit: 1,
      depth: 0,
      req,
    })
    if (docs.length === 0 || docs[0]?.id === id) return true
    return `“${docs[0]?.title}” in the trash has this address. Restore it, or delete it for good.`
  }
