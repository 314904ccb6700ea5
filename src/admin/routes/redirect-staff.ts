import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { guardStaffPage } from './guard-staff-page'

/** An address of a staff page (Specification 2, Route table) that leads whoever may be there to its screen in the admin. */
export const redirectStaff =
  (screen: string) =>
  async ({ nextUrl }: NextRequest): Promise<never> => {
    await guardStaffPage(nextUrl.pathname, nextUrl.search)
    redirect(screen)
  }
