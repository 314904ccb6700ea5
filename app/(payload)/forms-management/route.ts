import { redirectStaff } from '@/src/admin/routes/redirect-staff'

export const GET = redirectStaff('/manage-website/collections/forms')
