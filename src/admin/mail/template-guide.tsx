import type { UIFieldServerProps } from 'payload'
import { requiredOf } from '@/plugins/mail/message'
import { messageOfTemplate } from '@/plugins/mail/templates/find-template'
import { type Variable, variablesOf } from '@/plugins/mail/templates/variables-of'
import { hasRight } from '@/src/server/access'
import { pool } from '@/src/server/db/transaction'
import staff from '../ui/staff.module.css'
import { CopyVariable } from './copy-variable'
import styles from './mail.module.css'
import { TemplateActions } from './template-actions'
import { TemplateDeliveries } from './template-deliveries'

/** Beside the content of an email: when it is sent, what its content can use, and what can be done with it. */
export async function TemplateGuide({ id, payload, req }: UIFieldServerProps) {
  if (!id || !hasRight(req, 'content')) return null
  const message = await messageOfTemplate(pool(payload), String(id)).catch(() => null)
  if (!message) return <p>The site does not send this email any more.</p>
  const required = requiredOf(message)
  return (
    <div className={staff.page}>
      <TemplateActions id={String(id)} />
      <section aria-label="What it is for">
        <h3>What it is for</h3>
        <p>{message.about}</p>
      </section>
      <TemplateDeliveries payload={payload} message={message.key} language={req.i18n.language} />
      <section aria-label="What you can use">
        <h3>What you can use</h3>
        <p className={staff.quiet}>Press one to copy it. It is filled in when the email is sent.</p>
        <ul className={styles.variables}>
          {variablesOf(message).map((variable) => (
            <VariableItem key={variable.name} {...variable} isRequired={required.includes(variable.name)} />
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
}: Variable & { isRequired: boolean }) {
  if (kind === 'list')
    return (
      <li className={styles.variable}>
        <span>
          The list <strong>{name}</strong>. In its lines:
        </span>
        {rows.map((row) => (
          <VariableLine key={row.name} name={row.name} sample={row.sample} />
        ))}
      </li>
    )
  return (
    <li className={styles.variable}>
      <VariableLine name={name} sample={isSecret ? 'a link of the reader’s own' : sample} />
      {isRequired ? <span className={styles.sample}>Must stay in the email.</span> : null}
    </li>
  )
}

function VariableLine({ name, sample }: { name: string; sample: string }) {
  return (
    <>
      <CopyVariable content={`{{${name}}}`} />
      {sample ? <span className={styles.sample}>For example: {sample}</span> : null}
    </>
  )
}
