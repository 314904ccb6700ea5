import { rawCall } from './raw-call'
import type { Customer } from './shop'
import type { ShopProcess } from './shop-process'

export const PROTOCOL = { 'tus-resumable': '1.0.0' }

/** Begins the upload of a film; `told` is what is said of it. */
export async function beginUpload(as: Customer, size: number, told: Record<string, string>) {
  const all = { filename: 'kind.mp4', filetype: 'video/mp4', title: 'A kind week', ...told }
  const headers = { ...PROTOCOL, 'upload-length': String(size), 'upload-metadata': inBase64(all) }
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

type Line = { breaksAfter?: number; hangsAfter?: number }

/** The same at a server of its own, over a line that can break or fall silent; an answer that never came is 0. */
export function uploadAt({ origin }: ShopProcess, as: Customer) {
  const address = `${origin}/api/lesson-files/uploads`
  const headers = { ...PROTOCOL, authorization: `Bearer ${as.token}` }
  return {
    begin: async (size: number, program: string) => {
      const told = { filename: 'kind.mp4', filetype: 'video/mp4', title: 'A kind week', program }
      const begun = { 'upload-length': String(size), 'upload-metadata': inBase64(told) }
      const answer = await fetch(address, { method: 'POST', headers: { ...headers, ...begun } })
      return { id: answer.headers.get('location')?.split('/').at(-1) ?? '' }
    },
    send: async (id: string, offset: number, bytes: Buffer, line: Line = {}) => {
      const body = overLine(bytes, line)
      const at = { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' }
      const init = { method: 'PATCH', headers: { ...headers, ...at }, body, duplex: 'half' }
      return fetch(`${address}/${id}`, init).then(
        ({ status }) => status,
        () => 0,
      )
    },
    offsetOf: async (id: string) => {
      const answer = await fetch(`${address}/${id}`, { headers })
      if (!answer.ok) throw new Error(await answer.text())
      return Number(answer.headers.get('upload-offset'))
    },
  }
}

const PIECE = 256 * 1024

function overLine(bytes: Buffer, { breaksAfter, hangsAfter }: Line): ReadableStream {
  let sent = 0
  return new ReadableStream({
    pull: (controller) => {
      if (sent >= (breaksAfter ?? Number.POSITIVE_INFINITY)) controller.error(new Error('The line broke'))
      else if (sent >= (hangsAfter ?? Number.POSITIVE_INFINITY)) return new Promise(() => undefined)
      else if (sent >= bytes.length) controller.close()
      else controller.enqueue(new Uint8Array(bytes.subarray(sent, sent + PIECE)))
      sent += PIECE
    },
  })
}

const inBase64 = (told: Record<string, string>) =>
  Object.entries(told)
    .map(([key, value]) => `${key} ${Buffer.from(value).toString('base64')}`)
    .join(',')
