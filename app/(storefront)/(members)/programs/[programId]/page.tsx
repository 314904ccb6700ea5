import type { Metadata } from 'next'
import { ProgramScreen } from '@/src/storefront/members/program-screen'

export const metadata: Metadata = { title: 'Your program', robots: { index: false } }

type ProgramPageProps = { params: Promise<{ programId: string }> }

export default async function ProgramPage({ params }: ProgramPageProps) {
  const { programId } = await params
  return <ProgramScreen programId={decodeURIComponent(programId)} />
}
