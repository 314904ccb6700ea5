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
  state.signing ??= newMaterial(ids, 'messageverificationcerts.paypal.simulator', await keyOf(state.seed))
  return signerOf(state.signing)
}

/** A key that PayPal does not know: what a forger would sign with. */
export async function foreignSigner(ids: IdSource): Promise<Signer> {
  return signerOf(
    newMaterial(ids, 'messageverificationcerts.paypal.simulator.example.net', await generateKey()),
  )
}

/** The same seed has the same key while the process lives: making one takes longer than all else a simulator does. */
const keys = new Map<string, Promise<KeyObject>>()

function keyOf(seed: string): Promise<KeyObject> {
  const key = keys.get(seed) ?? generateKey()
  keys.set(seed, key)
  return key
}

async function generateKey(): Promise<KeyObject> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey
}

function newMaterial(ids: IdSource, commonName: string, privateKey: KeyObject): SigningMaterial {
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
