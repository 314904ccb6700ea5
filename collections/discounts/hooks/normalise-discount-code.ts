import type { CollectionBeforeValidateHook } from 'payload'
import { normaliseCode } from '@/src/domain/discounts/discount'

/** Codes are compared without regard to case or surrounding spaces, so they are stored that way. */
export const normaliseDiscountCode: CollectionBeforeValidateHook = ({ data }) => {
  if (typeof data?.code === 'string') data.code = normaliseCode(data.code)
  return data
}
