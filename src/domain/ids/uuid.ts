const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether something can be an id of ours, in small letters or capitals: the database fails at anything else. */
export function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value)
}
