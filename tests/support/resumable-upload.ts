import { rawCall } from './raw-call'
import type { Customer } from './shop'

export const PROTOCOL = { 'tus-resumable': '1.0.0' }

/** Begins the upload of a film; `told` is what is said of it. */
export async function beginUpload(as: Customer, size: number, told: Record<string, string>) {
  const all = { filename: 'kind.mp4', filetype: 'video/mp4', title: 'A kind week', ...told }
  const metadata = Object.entries(all).map(
    ([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`,
  )
  const headers = { ...PROTOCOL, 'upload-length': String(size), 'upload-metadata': metadata.join(',') }
  const answer = await rawCall('POST', '/lesson-files/uploads', { as, headers })
  return { answer, id: answer.headers.get('location')?.split('/').at(-1) ?? '' }
}

/** Sends the next bytes of it. */
export const sendPart = (as: Customer, id: string, offset: number, body: BodyInit) =>
  rawCall('PATCH', `/lesson-files/uploads/${id}`, {
    as,
    body,
    headers: {
      ...PROTOCOL,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  })
