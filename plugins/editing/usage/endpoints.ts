import type { Endpoint } from 'payload'
import { z } from 'zod'
import { defineEndpoint } from '@/src/server/endpoint'
import { successWith } from '@/src/server/reply'
import { findDocument } from '../find-document'
import { findUsage, type Used } from './find-usage'

const uses = z.array(
  z.object({
    collection: z.string(),
    id: z.string().nullable(),
    title: z.string(),
    fields: z.array(z.string()),
    isPublic: z.boolean(),
  }),
)

/** `GET /{collection}/{id}/usage`, staff only: the pages, products, menus and so on in which a document is used. */
export const usageEndpoint = (collection: Used): Endpoint =>
  defineEndpoint({
    method: 'get',
    path: `/${collection}/:id/usage`,
    access: 'staff',
    about: { summary: `Staff: where one of the ${collection} is used.`, errors: ['NOT_FOUND'] },
    answers: successWith(uses),
    handler: async ({ req, params }) => {
      const document = await findDocument(req, collection, params.id ?? '')
      return { success: true, data: await findUsage(req, collection, document) }
    },
  })
