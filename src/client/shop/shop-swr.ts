import { ApiError } from '../http/api-error'

/** How SWR asks for what the shop knows. A refusal will be one again; only what got no answer is asked again, not for long. */
export const SHOP_SWR = {
  revalidateOnFocus: false,
  errorRetryCount: 3,
  shouldRetryOnError: (reason: unknown) => !(reason instanceof ApiError) || reason.failure.status === 0,
}
