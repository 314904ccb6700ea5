import { z } from 'zod'
import { documentId } from '../ids/document-id-schema'
import { BUSINESS_TIME_ZONE } from '../time/business-time'
import { addDays, startOfDay } from '../time/days'

const reason = z.string().trim().min(1, 'Say why').max(500)
const days = z.coerce.number().int().min(1).max(36_500).optional()
const until = z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional()

const ONE_OF = { message: 'Say how many days, or until when', path: ['days'] }
const isOneOf = ({ days: more, until: end }: { days?: number | undefined; until?: string | undefined }) =>
  (more === undefined) !== (end === undefined)

/** The body of `POST /users/{id}/user-products/{accessId}/extend`: days more, or a new end. A day ends with it, by the business's clock. */
export const extendAccessSchema = z.object({ days, until, reason }).refine(isOneOf, ONE_OF)

/** Of `POST /user-products/extend`: named entries, or all of a product that end between two moments. */
export const extendManySchema = z
  .object({
    days,
    until,
    reason,
    accessIds: z.array(z.uuid()).min(1).max(10_000).optional(),
    productId: documentId.optional(),
    endsFrom: z.iso.date().optional(),
    endsTo: z.iso.date().optional(),
  })
  .refine(isOneOf, ONE_OF)
  .refine(({ accessIds, productId }) => (accessIds === undefined) !== (productId === undefined), {
    message: 'Say whose, or of which program',
    path: ['productId'],
  })
  // Without them it would open again for everybody who ever had it.
  .refine(({ productId, endsFrom, endsTo }) => !productId || (endsFrom && endsTo), {
    message: 'Say between which days it ends',
    path: ['endsFrom'],
  })

export type Extension = { days?: number | undefined; until?: string | undefined }

/** A day ('2027-03-31') ends with it, where the business is; a moment is itself. As an ISO time. */
export function endOfDay(until: string): string {
  return until.length === 10 ? beginOfDay(addDays(until, 1)) : until
}

/** The moment a day begins where the business is, as an ISO time. */
export function beginOfDay(day: string): string {
  return startOfDay(day, BUSINESS_TIME_ZONE).toISOString()
}
