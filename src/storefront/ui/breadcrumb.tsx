import Link from 'next/link'
import styles from './breadcrumb.module.css'

/** The way here, from the general to this page. The last item is this page and leads nowhere. */
export function Breadcrumb({ items }: { items: readonly { label: string; href?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => (
          <li key={label}>
            {href !== undefined && index < items.length - 1 ? (
              <Link href={href}>{label}</Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
