import { createPublicKey, type KeyObject, sign } from 'node:crypto'

const YEAR_MS = 365 * 86_400_000
const SHA256_WITH_RSA = sequence(objectId([1, 2, 840, 113549, 1, 1, 11]), tlv(0x05, Buffer.alloc(0)))

/**
 * A self-signed X.509 v3 certificate (RSA, SHA-256) as PEM, valid from yesterday for ten years. Written by
 * hand in DER because Node can read certificates but not make them.
 */
export function selfSignedCertificate(privateKey: KeyObject, commonName: string, now: number): string {
  const name = sequence(tlv(0x31, sequence(objectId([2, 5, 4, 3]), tlv(0x0c, Buffer.from(commonName)))))
  const publicKey = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  const notACertificateAuthority = sequence(objectId([2, 5, 29, 19]), tlv(0x04, sequence()))
  const body = sequence(
    tlv(0xa0, integer(2)),
    integer(1),
    SHA256_WITH_RSA,
    name,
    sequence(moment(now - 86_400_000), moment(now + 10 * YEAR_MS)),
    name,
    publicKey,
    tlv(0xa3, sequence(notACertificateAuthority)),
  )
  const signature = Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)])
  return pem(sequence(body, SHA256_WITH_RSA, tlv(0x03, signature)))
}

/** Tag, length, value: the one shape everything in DER has. */
function tlv(tag: number, value: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(value.length), value])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  if (length < 0x100) return Buffer.from([0x81, length])
  return Buffer.from([0x82, length >> 8, length & 0xff])
}

function sequence(...parts: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts))
}

function integer(value: number): Buffer {
  return tlv(0x02, Buffer.from([value]))
}

function objectId([first = 0, second = 0, ...rest]: number[]): Buffer {
  const bytes = [first * 40 + second]
  for (const part of rest) {
    const groups = [part & 0x7f]
    for (let left = part >> 7; left > 0; left >>= 7) groups.unshift((left & 0x7f) | 0x80)
    bytes.push(...groups)
  }
  return tlv(0x06, Buffer.from(bytes))
}

/** UTCTime, `YYMMDDhhmmssZ`: good until 2049. */
function moment(at: number): Buffer {
  const text = new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)
  return tlv(0x17, Buffer.from(`${text}Z`))
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}
