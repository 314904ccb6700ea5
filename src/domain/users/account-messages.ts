/** What account settings say when a call failed, word for word (Specification 8, Other fetch failures). */
export const ACCOUNT_MESSAGES = {
  profile: 'Failed to update profile',
  billingAddress: 'Failed to fetch default billing address',
} as const
