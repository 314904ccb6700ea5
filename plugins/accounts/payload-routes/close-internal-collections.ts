import type { Access, Endpoint, Payload } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { hasRole, staff } from '@/src/server/access'

/**
 * Payload's own list of who is editing what is open to everybody who is signed in, customers included: they could see
 * it and lock documents that staff want to save. So are preferences, of which a customer has none and could store any
 * number. Payload adds both collections after every plugin, so they are closed when the server starts.
 */
export function closeInternalCollections(payload: Payload): void {
  const locks = payload.collections['payload-locked-documents']
  if (locks) Object.assign(locks.config.access, { create: staff, read: staff, update: staff, delete: staff })

  const preferences = payload.collections['payload-preferences']
  if (!preferences) return
  const { access, endpoints } = preferences.config
  Object.assign(access, {
    create: staff,
    read: ownOfStaff(access.read),
    update: ownOfStaff(access.update),
    delete: ownOfStaff(access.delete),
  })
  if (endpoints) Object.assign(preferences.config, { endpoints: endpoints.map(forStaff) })
}

function ownOfStaff(own: Access): Access {
  return (args) => hasRole(args.req, 'admin') && own(args)
}

/** Payload's calls for one preference ask nobody's leave. */
function forStaff(endpoint: Endpoint): Endpoint {
  return {
    ...endpoint,
    handler: (req) => {
      if (hasRole(req, 'admin')) return endpoint.handler(req)
      throw new DomainError(req.user ? 'FORBIDDEN' : 'AUTH_REQUIRED')
    },
  }
}
