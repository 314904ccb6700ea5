import { isPermitted } from '@/src/domain/roles/roles'

/** What the account menu of a signed-in visitor offers, above Sign out (Specification 2, Shell). */
export function accountMenuItems(role: string): { label: string; href: string }[] {
  return [
    { label: 'My programs', href: '/profile' },
    ...(isPermitted(role, 'admin') ? [{ label: 'Manage website', href: '/manage-website' }] : []),
    { label: 'Account settings', href: '/account-settings' },
  ]
}
