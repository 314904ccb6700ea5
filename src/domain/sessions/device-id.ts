import * as z from 'zod'

/**
 * What a client calls its device: any name it likes, since the specification asks for no shape. Nothing, null and an
 * empty one mean that it has none yet.
 */
export const deviceIdField = z
  .string()
  .max(100)
  .nullish()
  .transform((value) => value || undefined)
