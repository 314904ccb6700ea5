import { staffDoor } from '@/src/admin/doors/staff-door'

export const GET = staffDoor('/manage-website')
