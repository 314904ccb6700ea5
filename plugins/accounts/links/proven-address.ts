/**
 * The acts after which it is known whether the address an account has is its owner's: each spends a link from the
 * mailbox, but a change of address by staff, which proves nothing. The last one counts.
 */
export const SAYS_WHOSE_ADDRESS = [
  'account.claimed',
  'password.reset',
  'account.joined',
  'invitation.accepted',
  'email-address.changed',
]

/** SQL: whether the address of the account `user` names is known to be its owner's; `acts` is the parameter with those acts. */
export function addressIsProven(user: string, acts: string): string {
  return `coalesce((SELECT a.action <> 'email-address.changed' OR a."by" = 'customer' FROM activity_log a
                     WHERE a.user_id = ${user}.id AND a.action = ANY(${acts}::text[])
                     ORDER BY a.created_at DESC LIMIT 1), ${user}.migration = 'claimed')`
}
