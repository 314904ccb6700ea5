import { registrationSchema } from '@/src/domain/users/registration'
import type { MessageKey } from '../languages/catalogs'
import type { FieldErrors } from '../state/use-form'

export type SignUpValues = {
  firstName: string
  lastName: string
  email: string
  password: string
  referralSource: string
  agreeToPromotions: boolean
  agreeToTerms: boolean
}

export const EMPTY_SIGN_UP: SignUpValues = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  referralSource: '',
  agreeToPromotions: false,
  agreeToTerms: false,
}

/** What keeps the form from being sent, one sentence for each field, in the server's own words. */
export function checkSignUp(values: SignUpValues): FieldErrors<SignUpValues> {
  const read = registrationSchema.safeParse({ ...values, email: values.email.trim() || undefined })
  const errors: FieldErrors<SignUpValues> = {}
  for (const { path, message } of read.error?.issues ?? []) {
    const name = Object.keys(values).find((field) => field === path[0])
    if (isField(name)) errors[name] ??= message
  }
  return errors
}

/** Where people commonly hear of a program. What is chosen is stored in English, whatever it was read in. */
export const REFERRAL_SOURCES = [
  { value: 'A health professional', label: 'referralHealth' },
  { value: 'A friend or family member', label: 'referralFriend' },
  { value: 'My employer or union', label: 'referralEmployer' },
  { value: 'A search engine', label: 'referralSearch' },
  { value: 'Social media', label: 'referralSocial' },
  { value: 'An event or a presentation', label: 'referralEvent' },
  { value: 'Somewhere else', label: 'referralOther' },
] as const satisfies readonly { value: string; label: MessageKey<'accounts'> }[]

function isField(name: string | undefined): name is keyof SignUpValues {
  return name !== undefined && name in EMPTY_SIGN_UP
}
