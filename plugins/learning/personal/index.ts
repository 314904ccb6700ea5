import type { Endpoint } from 'payload'
import { createPlan, deletePlan, listPlans, updatePlan } from './endpoints/action-plans'
import { createCheckIn } from './endpoints/add-check-in'
import { readAnswers, writeAnswers } from './endpoints/lesson-answers'
import { readNote, writeNote } from './endpoints/lesson-note'
import { myNotes } from './endpoints/my-notes'
import { workbook } from './endpoints/workbook'

/**
 * What members write for themselves. Its tables are no collections on purpose: no call of Payload's, no staff screen, no
 * export and no search can reach them; these calls are the only way, and each reads the rows of who asks.
 */
export const personalEndpoints: Endpoint[] = [
  readNote,
  writeNote,
  myNotes,
  readAnswers,
  writeAnswers,
  listPlans,
  createPlan,
  updatePlan,
  deletePlan,
  createCheckIn,
  workbook,
]
