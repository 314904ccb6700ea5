import { invitedRegistrationSchema } from '@/src/domain/users/registration'
import type { FieldErrors } from '../state/use-form'

export type JoinValues = {
  firstName: string
  lastName: string
  password: string
  agreeToPromotions: boolean
  agreeToTerms: boolean
}

const FIELDS = ['firstName', 'lastName', 'password', 'agreeToTerms'] as const

/** What keeps the form from being sent, one sentence for each field, in the server's own words. */
export function checkJoin(values: JoinValues): FieldErrors<JoinValues> {
  const read = invitedRegistrationSchema.safeParse(values)
  const errors: FieldErrors<JoinValues> = {}
  for (const { path, message } of read.error?.issues ?? []) {
    const name = FIELDS.find((field) => field === path[0])
    if (name) errors[name] ??= message
  }
  return errors
}
