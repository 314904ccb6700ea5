import { redirect } from 'next/navigation'
import { guardStaffPage } from '@/src/admin/routes/guard-staff-page'

/** Where Payload leads whom it does not let in: they go where the site's own guard leads them. */
export default async function Page(): Promise<never> {
  await guardStaffPage('/manage-website', '')
  redirect('/manage-website')
}
