/** Requests whose session could not be looked up; kept by their headers, the one thing a sign-in strategy is given. */
const unread = new WeakSet<Headers>()

/**
 * Says that nobody knows who is asking, because the database could not be read. Payload itself would go on as if nobody
 * had signed in, and a browser that is told so forgets its session.
 */
export function noteUnreadSession(headers: Headers): void {
  unread.add(headers)
}

export function isSessionUnread(headers: Headers): boolean {
  return unread.has(headers)
}
