/** `2023-05-01`, or a full ISO time, that is not in the future; as an ISO time. Null for anything else. */
export function readDay(text: string, today: Date): string | null {
  if (!/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})?)?$/.test(text)) return null
  const time = new Date(/T.*(Z|[+-]\d{2}:\d{2})$/.test(text) || text.length === 10 ? text : `${text}Z`)
  if (Number.isNaN(time.getTime()) || time > today || time.getUTCFullYear() < 1980) return null
  // "2023-02-30" would become the second of March.
  return text.length > 10 || time.toISOString().startsWith(text) ? time.toISOString() : null
}
