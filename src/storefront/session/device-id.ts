import { type KeyValueStorage, newKey } from 'payload-plugin-digital-commerce/client'

/** The id under which this browser signs in: the stored one, or a new one (it is stored with the sign-in). */
export function deviceIdOf(storage: KeyValueStorage): string {
  return storage.getItem('deviceId') || newKey()
}
