import { WithMessages } from '@/src/storefront/languages/with-messages'
import { LessonScreen } from '@/src/storefront/members/lesson-screen'
import { titled } from '@/src/storefront/pages/titled'

export const generateMetadata = titled('yourLesson')

type LessonPageProps = { params: Promise<{ programId: string; lesson: string }> }

export default async function LessonPage({ params }: LessonPageProps) {
  const { programId, lesson } = await params
  return (
    <WithMessages of={['members', 'consent', 'writings']}>
      <LessonScreen programId={decodeURIComponent(programId)} lessonSlug={decodeURIComponent(lesson)} />
    </WithMessages>
  )
}
