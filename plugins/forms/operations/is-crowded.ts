import type { PayloadRequest } from 'payload'
import { DomainError } from '@/src/domain/errors/domain-error'
import { networkBudget, spend } from '@/src/server/rate-limit/rate-limit'

/** A class that fills in the same form sits in one network; from here on it looks like a machine. */
const ORDINARY = { name: 'form-crowd', points: 20, seconds: 600 }

/** Whether more came from this network within ten minutes than people there would send. Counts this one. */
export async function isCrowded(req: PayloadRequest): Promise<boolean> {
  try {
    await spend(req.payload, networkBudget(ORDINARY, req.headers))
    return false
  } catch (error) {
    if (error instanceof DomainError && error.code === 'RATE_LIMITED') return true
    throw error
  }
}
