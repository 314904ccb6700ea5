/** An upload's address without its origin: the same static page must work under every address the site is reached by. */
export function mediaPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+/, '')
}
