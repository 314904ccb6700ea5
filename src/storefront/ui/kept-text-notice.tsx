import { useMessages } from '../languages/language-provider'
import { Notice } from './notice'

/** Above a form whose text was found again after the session had ended. */
export function KeptTextNotice({ shown }: { shown: boolean }) {
  const t = useMessages('ui')
  return shown ? <Notice type="info">{t('textKept')}</Notice> : null
}
