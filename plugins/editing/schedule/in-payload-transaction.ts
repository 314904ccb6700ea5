import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

type Acting = {
  /** Whose act it is; null for the site's own. */
  userId: string | null
  /** Whether it is to be kept. An attempt leaves nothing behind, and tells nobody. */
  isAttempt?: boolean
}

/** All of the work or none of it, as somebody's act, on one connection. Outside of any visit: nobody waits for an answer. */
export async function inPayloadTransaction<T>(
  payload: Payload,
  { userId, isAttempt = false }: Acting,
  work: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const user = userId
    ? await payload.findByID({ collection: 'users', id: userId, depth: 0, disableErrors: true })
    : null
  const req = await createLocalReq(
    {
      context: { isBackground: true, disableRevalidate: isAttempt },
      ...(user ? { user: { ...user, collection: 'users' as const } } : {}),
    },
    payload,
  )
  await initTransaction(req)
  try {
    const result = await work(req)
    if (isAttempt) await killTransaction(req)
    else await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}
