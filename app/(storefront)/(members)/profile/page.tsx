import type { Metadata } from 'next'
import { MyProgramsScreen } from '@/src/storefront/members/my-programs-screen'

export const metadata: Metadata = { title: 'My programs', robots: { index: false } }

export default function ProfilePage() {
  return <MyProgramsScreen />
}
