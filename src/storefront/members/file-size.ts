/** Bytes as people read them: 1536000 → '1.5 MB'. */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1_000))} kB`
  return `${(bytes / 1_000_000).toFixed(1).replace(/\.0$/, '')} MB`
}
