import { verify, type X509Certificate } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { certificateAddress } from './certificate-address'
import { fetchCertificates } from './fetch-certificates'
import type { PayPalSettings } from './settings'
import type { Transmission } from './transmission'

/** `unclear`: PayPal must be asked. */
export type OfflineVerdict = 'genuine' | 'forged' | 'unclear'

/** Whom PayPal's signing certificates are made out to. */
const SIGNERS = {
  live: 'messageverificationcerts.paypal.com',
  sandbox: 'messageverificationcerts.sandbox.paypal.com',
} as const

type Message = { transmission: Transmission; webhookId: string; rawBody: Uint8Array; now: Date }

/**
 * Whether PayPal signed these bytes for our webhook, found out here: its certificate is fetched (from PayPal only, once
 * a day) and the signature is checked over `id|time|webhook id|checksum`. A certificate that cannot be had or is not
 * quite what it should be makes it `unclear`; everything that is plainly wrong is `forged`.
 */
export async function verifyOffline(settings: PayPalSettings, message: Message): Promise<OfflineVerdict> {
  const { transmission, webhookId, rawBody, now } = message
  const { algorithm, certificateUrl, id, time, signature } = transmission
  const address = certificateAddress(certificateUrl, settings)
  if (!address || algorithm !== 'SHA256withRSA') return 'forged'
  const chain = await fetchCertificates(address, now)
  if (chain === 'none') return 'forged'
  if (chain === 'unclear') return 'unclear'
  const [signer] = chain
  if (!signer || !isTrustworthy(signer, chain, { settings, now })) return 'unclear'
  const signed = Buffer.from(`${id}|${time}|${webhookId}|${crc32(rawBody)}`)
  return verify('sha256', signed, signer.publicKey, Buffer.from(signature, 'base64')) ? 'genuine' : 'forged'
}

/** In date, each made by the next, and made out to PayPal. The simulator signs its own. */
function isTrustworthy(
  signer: X509Certificate,
  chain: X509Certificate[],
  { settings, now }: { settings: PayPalSettings; now: Date },
): boolean {
  if (signer.publicKey.asymmetricKeyType !== 'rsa') return false
  const isInDate = ({ validFrom, validTo }: X509Certificate) =>
    Date.parse(validFrom) <= now.getTime() && now.getTime() <= Date.parse(validTo)
  const isLinked = (each: X509Certificate, index: number) => {
    const issuer = chain[index + 1]
    return !issuer || (each.checkIssued(issuer) && each.verify(issuer.publicKey))
  }
  if (!chain.every(isInDate) || !chain.every(isLinked)) return false
  return settings.isSimulator || signer.checkHost(SIGNERS[settings.mode]) !== undefined
}
