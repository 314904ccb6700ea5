import { Notice } from './notice'

/** Above a form whose text was found again after the session had ended. */
export function KeptTextNotice({ shown }: { shown: boolean }) {
  return shown ? (
    <Notice type="info">We kept what you had typed. Please check it and send it again.</Notice>
  ) : null
}
