const NOWHERE = 'http://nowhere.invalid'

/** The path to go to after a redirect, or "/" for anything that would leave this site ("//host", "https://…"). */
export function pathOnThisSite(path: string | null): string {
  if (path === null || !path.startsWith('/') || !URL.canParse(path, NOWHERE)) return '/'
  const { origin, pathname, search } = new URL(path, NOWHERE)
  return origin === NOWHERE && !pathname.startsWith('//') ? `${pathname}${search}` : '/'
}
