import { WithMessages } from '@/src/storefront/languages/with-messages'
import { ProgramScreen } from '@/src/storefront/members/program-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('yourProgram')

type ProgramPageProps = { params: Promise<{ programId: string }> }

export default async function ProgramPage({ params }: ProgramPageProps) {
  const { programId } = await params
  return (
    <WithMessages of={['members']}>
      <ProgramScreen programId={decodeURIComponent(programId)} />
    </WithMessages>
  )
}
