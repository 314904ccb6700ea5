import { DomainError } from '@/src/domain/errors/domain-error'

/** `WRONG_CODE`, beside the field the code was typed into. */
export function wrongCode(path: 'code' | 'recoveryCode' = 'code'): DomainError {
  const { message } = new DomainError('WRONG_CODE')
  return new DomainError('WRONG_CODE', { details: { errors: [{ path, message }] } })
}
