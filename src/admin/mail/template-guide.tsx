import type { UIFieldServerProps } from 'payload'
import { requiredOf } from '@/plugins/mail/message'
import { messageOfTemplate } from '@/plugins/mail/templates/find-template'
import { type Variable, variablesOf } from '@/plugins/mail/templates/variables-of'
import { hasRight } from '@/src/server/access'
import { pool } from '@/src/server/db/transaction'
import { said } from '../ui/said'
import staff from '../ui/staff.module.css'
import { inLanguage } from '../ui/staff-messages'
import { CopyVariable } from './copy-variable'
import styles from './mail.module.css'
import { TemplateActions } from './template-actions'
import { TemplateDeliveries } from './template-deliveries'
import { templateMessages } from './template-messages'

/** Beside the content of an email: when it is sent, what its content can use, and what can be done with it. */
export async function TemplateGuide({ id, payload, req }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'content')) return null
  const { language } = req.i18n
  const t = inLanguage(templateMessages, language)
  const message = await messageOfTemplate(pool(payload), String(id)).catch(() => null)
  if (!message) return <p>{t('notSentAnyMore')}</p>
  const required = requiredOf(message)
  return (
    <div className={staff.page}>
      <TemplateActions id={String(id)} />
      <section aria-label={t('whatFor')}>
        <h3>{t('whatFor')}</h3>
        <p>{said(message.about, language)}</p>
      </section>
      <TemplateDeliveries payload={payload} message={message.key} language={language} />
      <section aria-label={t('whatYouCanUse')}>
        <h3>{t('whatYouCanUse')}</h3>
        <p className={staff.quiet}>{t('pressToCopy')}</p>
        <ul className={styles.variables}>
          {variablesOf(message).map((variable) => (
            <VariableItem
              key={variable.name}
              {...variable}
              isRequired={required.includes(variable.name)}
              language={language}
            />
          ))}
        </ul>
      </section>
    </div>
  )
}

function VariableItem({
  name,
  kind,
  sample,
  isSecret,
  rows,
  isRequired,
  language,
}: Variable & { isRequired: boolean; language: string }) {
  const t = inLanguage(templateMessages, language)
  if (kind === 'list')
    return (
      <li className={styles.variable}>
        <span>
          {t('theList')}
          <strong>{name}</strong>
          {t('inItsLines')}
        </span>
        {rows.map((row) => (
          <VariableLine key={row.name} name={row.name} sample={row.sample} language={language} />
        ))}
      </li>
    )
  return (
    <li className={styles.variable}>
      <VariableLine name={name} sample={isSecret ? t('ownLink') : sample} language={language} />
      {isRequired ? <span className={styles.sample}>{t('mustStay')}</span> : null}
    </li>
  )
}

function VariableLine({ name, sample, language }: { name: string; sample: string; language: string }) {
  const t = inLanguage(templateMessages, language)
  return (
    <>
      <CopyVariable content={`{{${name}}}`} />
      {sample ? <span className={styles.sample}>{t('forExample', { sample })}</span> : null}
    </>
  )
}
