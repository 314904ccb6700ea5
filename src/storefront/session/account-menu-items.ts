import { isPermitted } from '@/src/domain/roles/roles'
import { type MenuItem, ROUTE_TABLE } from '@/src/domain/roles/route-table'

/** What the account menu of a signed-in visitor offers, above Sign out (Specification 2, Shell). */
export function accountMenuItems(role: string): { item: MenuItem; href: string }[] {
  return Object.entries(ROUTE_TABLE).flatMap(([href, route]) => {
    if (!('menu' in route)) return []
    const isOpen = route.access === 'signed-in' || isPermitted(role, route.access)
    return isOpen ? [{ item: route.menu, href }] : []
  })
}
