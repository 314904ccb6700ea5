import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject, sign, verify } from 'node:crypto'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import type { IdSource } from '../ids'
import type { SigningMaterial, State } from '../state'
import { selfSignedCertificate } from './self-signed-certificate'

export const AUTH_ALGORITHM = 'SHA256withRSA'

interface SignedParts {
  transmissionId: string
  transmissionTime: string
  webhookId: string
  body: string
}

export interface Signer {
  material: SigningMaterial
  sign(parts: SignedParts): string
  verify(parts: SignedParts, signature: string): boolean
}

/** The simulator's own signer. Its key is kept in the state, so a restart serves the same certificate. */
export async function openSigner(state: State, ids: IdSource): Promise<Signer> {
  state.signing ??= await newMaterial(ids, 'messageverificationcerts.paypal.simulator')
  return signerOf(state.signing)
}

/** A key that PayPal does not know: what a forger would sign with. */
export async function foreignSigner(ids: IdSource): Promise<Signer> {
  return signerOf(await newMaterial(ids, 'messageverificationcerts.paypal.simulator.example.net'))
}

/** One key per name and process: making one takes longer than everything else a simulator does. */
const keys = new Map<string, Promise<KeyObject>>()

function keyOf(commonName: string): Promise<KeyObject> {
  const known = keys.get(commonName)
  if (known) return known
  const made = promisify(generateKeyPair)('rsa', { modulusLength: 2048 }).then(({ privateKey }) => privateKey)
  keys.set(commonName, made)
  return made
}

async function newMaterial(ids: IdSource, commonName: string): Promise<SigningMaterial> {
  const privateKey = await keyOf(commonName)
  return {
    privateKeyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificatePem: selfSignedCertificate(privateKey, commonName, Date.now()),
    certificateId: `CERT-${ids.next('certificate', 16).toLowerCase()}`,
  }
}

function signerOf(material: SigningMaterial): Signer {
  const privateKey = createPrivateKey(material.privateKeyPem)
  const publicKey = createPublicKey(privateKey)
  return {
    material,
    sign: (parts) => sign('sha256', signedText(parts), privateKey).toString('base64'),
    verify: (parts, signature) =>
      verify('sha256', signedText(parts), publicKey, Buffer.from(signature, 'base64')),
  }
}

function signedText({ transmissionId, transmissionTime, webhookId, body }: SignedParts): Buffer {
  return Buffer.from(`${transmissionId}|${transmissionTime}|${webhookId}|${crc32(Buffer.from(body))}`)
}
