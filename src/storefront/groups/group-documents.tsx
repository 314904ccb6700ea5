import { apiBase } from '../http/api-base'
import { useLocale, useMessages } from '../languages/language-provider'
import styles from './groups.module.css'
import type { Group } from './use-group'

type Paper = { words: 'invoice' | 'receipt' | 'quote'; path: string }

/** The order of a group, with its papers for whoever bought it, and a quote for the next. */
export function GroupDocuments({ order }: Pick<Group, 'order'>) {
  const t = useMessages('groups')
  const locale = useLocale()
  const { id, number, reference, invoiceId, isOwn, isPaid, licenceId } = order
  const papers: (Paper | null)[] = [
    isOwn && invoiceId ? { words: 'invoice', path: `/payments/invoices/${invoiceId}/pdf` } : null,
    isOwn && isPaid ? { words: 'receipt', path: `/payments/orders/${id}/receipt` } : null,
    licenceId
      ? { words: 'quote', path: `/payments/quotes/pdf?products=${licenceId}&locale=${locale}` }
      : null,
  ]
  return (
    <>
      <p>
        {t('order', { number })}
        {reference ? ` · ${t('reference', { reference })}` : ''}. {t(isOwn ? 'documents' : 'otherBuyer')}
      </p>
      <p className={styles.actions}>
        {papers.map((paper) =>
          paper ? (
            <a key={paper.words} href={`${apiBase}${paper.path}`} target="_blank" rel="noreferrer">
              {t(paper.words)}
            </a>
          ) : null,
        )}
      </p>
    </>
  )
}
