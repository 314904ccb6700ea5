import { z } from 'zod'
import { needsProblemSolving } from '@/src/domain/learning/action-plan'
import type { KeptPlan } from './operations/action-plans'

const LONGEST = 2_000

const words = z.string().trim().max(LONGEST)
const confidence = z.number().int().min(0).max(10)

/** What one says of a plan. The `id` is the sender's own, so that a plan that is sent twice is kept once. */
export const planInput = z.object({
  id: z.uuid().optional(),
  what: words.min(1),
  howMuch: words.default(''),
  when: words.default(''),
  howOften: words.default(''),
  confidence,
  obstacle: words.default(''),
  solution: words.default(''),
})

export const planChange = z.object({
  what: words.min(1).optional(),
  howMuch: words.optional(),
  when: words.optional(),
  howOften: words.optional(),
  confidence: confidence.optional(),
  obstacle: words.optional(),
  solution: words.optional(),
  state: z.enum(['active', 'finished']).optional(),
})

export const checkInInput = z.object({
  id: z.uuid().optional(),
  result: z.enum(['done', 'partly', 'not-done']),
  text: words.default(''),
  confidence: confidence.nullable().default(null),
})

export const planAnswer = z.object({
  id: z.string(),
  what: z.string(),
  howMuch: z.string(),
  when: z.string(),
  howOften: z.string(),
  confidence: z.number().int(),
  obstacle: z.string(),
  solution: z.string(),
  state: z.enum(['active', 'finished']),
  /** Below a confidence of seven one is asked what could get in the way, and what would help. */
  needsProblemSolving: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
  checkIns: z.array(
    z.object({
      id: z.string(),
      result: z.enum(['done', 'partly', 'not-done']),
      text: z.string(),
      confidence: z.number().int().nullable(),
      createdAt: z.string(),
    }),
  ),
})

export function toPlanAnswer(plan: KeptPlan): z.infer<typeof planAnswer> {
  return {
    ...plan,
    needsProblemSolving: needsProblemSolving(plan.confidence) && plan.solution === '',
    createdAt: plan.createdAt.toISOString(),
    updatedAt: plan.updatedAt.toISOString(),
    checkIns: plan.checkIns.map((checkIn) => ({ ...checkIn, createdAt: checkIn.createdAt.toISOString() })),
  }
}
