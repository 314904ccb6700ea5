/**
 * What an answer must look like. zod's schemas are shapes. What every public page loads (session, token refresh) is
 * read by hand, with `shapeOf`: zod alone would be a sixth of the scripts of the home page.
 */
export type Shape<Data> = {
  safeParse: (value: unknown) => { success: true; data: Data } | { success: false }
}

/** A shape from a reader that gives null for what it cannot read. */
export function shapeOf<Data>(read: (value: unknown) => Data | null): Shape<Data> {
  return {
    safeParse: (value) => {
      const data = read(value)
      return data === null ? { success: false } : { success: true, data }
    },
  }
}

export const anything: Shape<unknown> = { safeParse: (data) => ({ success: true, data }) }
