type Source = Record<string, string | undefined>

/**
 * The origin browsers are led to for files in the store of an environment, for content security policies; undefined
 * where files lie on the server's own disk. Knows the driver's way to write addresses, and loads nothing of it.
 */
export function storeOrigin(source: Source): string | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_PATH_STYLE: pathStyle } = source
  if (!bucket) return undefined
  const region = source.S3_REGION || 'us-east-1'
  const address = endpoint || `https://s3.${region}.amazonaws.com`
  if (!URL.canParse(address)) return undefined
  const { protocol, host } = new URL(address)
  return pathStyle === 'on' ? `${protocol}//${host}` : `${protocol}//${bucket}.${host}`
}
