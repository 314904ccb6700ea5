import type { BeforeListTableServerProps } from 'payload'
import { ActionDialog } from '../ui/action-dialog'
import { commonMessages } from '../ui/messages'
import { PROGRAMS, productChoices } from '../ui/product-choices'
import styles from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { accessMessages } from './access-messages'

/** Above the list of program access: more time for everybody whose time with a program ends soon. */
export async function ExtendManyPanel({ payload, i18n }: BeforeListTableServerProps) {
  const t = inLanguage(accessMessages, i18n.language)
  const common = inLanguage(commonMessages, i18n.language)
  const programs = await productChoices(payload, i18n.language, PROGRAMS)
  return (
    <div className={styles.row}>
      <ActionDialog
        label={t('extendMany')}
        title={t('extendManyTitle')}
        consequences={
          <ul>
            <li>{t('manyWho')}</li>
            <li>{t('manyStays')}</li>
            <li>{t('manyRecord')}</li>
          </ul>
        }
        path="/user-products/extend"
        fields={[
          {
            name: 'productId',
            label: t('program'),
            kind: 'choice',
            required: true,
            options: programs.map(({ id, title }) => ({ value: id, label: title })),
          },
          { name: 'endsFrom', label: t('endsFrom'), kind: 'date', required: true },
          { name: 'endsTo', label: t('endsTo'), kind: 'date', required: true },
          { name: 'days', label: t('daysMore'), kind: 'text', help: t('orUntil') },
          { name: 'until', label: t('untilEndOf'), kind: 'date' },
          { name: 'reason', label: common('reason'), kind: 'long-text', required: true },
        ]}
      />
    </div>
  )
}
