/** Under which heading a call stands: the first of these its address begins with. */
const SECTIONS: [start: string, section: string][] = [
  ['/users/', 'Accounts'],
  ['/invitations', 'Accounts'],
  ['/products/', 'Products'],
  ['/payments/discount', 'Discounts'],
  ['/payments/user-products', 'Programs'],
  ['/user-products/', 'Programs'],
  ['/programs/', 'Programs'],
  ['/groups', 'Groups'],
  ['/lessons/', 'Programs'],
  ['/payments/', 'Orders and payments'],
  ['/orders/', 'Orders and payments'],
  ['/form-', 'Forms'],
  ['/staff/', 'Staff'],
  ['/email', 'Staff'],
  ['/geo/', 'Reference data'],
  ['/', 'Site'],
]

export function sectionOf(path: string): string {
  return SECTIONS.find(([start]) => path.startsWith(start))?.[1] ?? 'Site'
}
