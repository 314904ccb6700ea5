import type { AdminViewServerProps } from 'payload'
import { inLanguage } from '../ui/staff-messages'
import { StaffView } from '../ui/staff-view'
import { programMessages } from './messages'
import { NewProgramForm } from './new-program-form'

/** A new program in one form: what it is called, what it costs, its sections and its first lesson. */
export async function NewProgramView(props: AdminViewServerProps) {
  const t = inLanguage(programMessages, props.initPageResult.req.i18n.language)
  return (
    <StaffView {...props} title={t('newProgram')} right="content">
      {async () => <NewProgramForm />}
    </StaffView>
  )
}
