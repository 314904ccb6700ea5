import type { CollectionBeforeValidateHook } from 'payload'
import { normalizeCode } from '@/src/domain/discounts/discount'

/** Codes are compared without regard to case or surrounding spaces, so they are stored that way. */
export const normalizeDiscountCode: CollectionBeforeValidateHook = ({ data }) => {
  if (typeof data?.code === 'string') data.code = normalizeCode(data.code)
  return data
}
