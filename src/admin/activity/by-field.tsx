import type { TextFieldServerProps } from 'payload'
import { inLanguage } from '../ui/staff-messages'
import { StoredWord } from '../ui/stored-key'
import { type ActivityMessage, activityMessages } from './messages'

const WHO = {
  customer: 'customer',
  staff: 'oneOfStaff',
  provider: 'provider',
  system: 'shop',
  visitor: 'visitor',
} as const satisfies Record<string, ActivityMessage>

/** Who did something, in words, not as the key it is stored by. */
export function ByField(props: TextFieldServerProps) {
  const t = inLanguage(activityMessages, props.i18n.language)
  return (
    <StoredWord {...props}>
      {(stored) => {
        const who = Object.entries(WHO).find(([by]) => by === stored)?.[1]
        return who ? t(who) : stored
      }}
    </StoredWord>
  )
}
