import type { DefaultServerCellComponentProps } from 'payload'
import { SUBMISSION_STATE_LABELS, SUBMISSION_STATES } from '@/src/domain/forms/submission-state'
import { StatePill } from '../ui/state-pill'

/** What a message is taken for, as a word with a mark. */
export function SubmissionState({ state }: { state: unknown }) {
  const known = SUBMISSION_STATES.find((each) => each === state)
  return known ? <StatePill {...SUBMISSION_STATE_LABELS[known]} /> : <span>{String(state)}</span>
}

export function SubmissionStateCell({ cellData }: Pick<DefaultServerCellComponentProps, 'cellData'>) {
  return <SubmissionState state={cellData} />
}
