import { order } from '../purchase'
import type { Customer, Shop } from '../shop'
import { person } from './person'
import { programWithLesson, type TestProgram } from './program'
import { richText } from './rich-text'

export type Course = TestProgram & {
  /** All its lessons in their order; the first is the one with the worksheet. */
  lessons: { id: string; slug: string }[]
}

/** A program of several lessons in one section. */
export async function course(shop: Shop, count: number, program: object = {}): Promise<Course> {
  const made = await programWithLesson(shop)
  const { programId, lessonId, lessonSlug } = made
  const { section } = await shop.payload.findByID({ collection: 'lessons', id: lessonId, depth: 0 })
  const lessons = [{ id: lessonId, slug: lessonSlug }]
  for (let position = 2; position <= count; position++) {
    const { id, slug } = await shop.payload.create({
      collection: 'lessons',
      data: {
        title: `Lesson ${position}`,
        program: programId,
        section,
        position,
        slug: `${lessonSlug}-${position}`,
        body: richText(`Words of lesson ${position}`),
        _status: 'published',
      },
    })
    lessons.push({ id, slug })
  }
  if (Object.keys(program).length > 0)
    await shop.payload.update({ collection: 'programs', id: programId, data: program })
  return { ...made, lessons }
}

/** Somebody who bought it a moment ago. */
export async function buyerOf(shop: Shop, { product }: Course): Promise<Customer> {
  const buyer = await person(shop)
  await order(shop, buyer, [product], { amount: 0 })
  return buyer
}
