import type { Metadata } from 'next'
import { LessonScreen } from '@/src/storefront/members/lesson-screen'

export const metadata: Metadata = { title: 'Your lesson', robots: { index: false } }

type LessonPageProps = { params: Promise<{ programId: string; lesson: string }> }

export default async function LessonPage({ params }: LessonPageProps) {
  const { programId, lesson } = await params
  return <LessonScreen programId={decodeURIComponent(programId)} lessonSlug={decodeURIComponent(lesson)} />
}
