import type { Access, Endpoint, PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'

type Guarded = { access: object }

/**
 * Refuses whoever may not write here before a body is read: Payload reads it first, megabytes of it, and finds fault
 * with it before it asks who sent it.
 */
export async function refuseStrangers(
  req: PayloadRequest,
  { access }: Guarded,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
): Promise<void> {
  const operation = operationOf(method, path, access)
  if (!operation) return
  const rule = (access as Record<string, Access | undefined>)[operation]
  const id = req.routeParams?.id as string | undefined
  if (rule && (await rule({ req, id })) === false) throw new DomainError('FORBIDDEN')
}

/** What a route does, by its method and path; null for what asks by itself or only reads. */
function operationOf(method: Endpoint['method'], path: string, access: object): string | null {
  if (method === 'patch') return 'update'
  if (method === 'delete') return 'delete'
  if (method !== 'post') return null
  if (path === '/') return 'create' in access ? 'create' : 'update'
  if (path === '/:id/duplicate') return 'create'
  return path === '/versions/:id' ? 'update' : null
}
