import { LinkButton } from '@/src/storefront/ui/link-button'
import { Stack } from '@/src/storefront/ui/stack'
import { safeHref } from './safe-href'

type Action = { label: string; href: string; style: 'primary' | 'secondary'; id?: string | null }

/** The buttons of a block. One whose address a visitor may not follow is left out. */
export function ActionLinks({ actions, size }: { actions?: Action[] | null; size?: 'medium' | 'large' }) {
  const links = (actions ?? []).flatMap((action) => {
    const href = safeHref(action.href)
    return href === null ? [] : [{ ...action, href }]
  })
  if (links.length === 0) return null
  return (
    <Stack direction="row" gap={3}>
      {links.map(({ label, href, style, id }) => (
        <LinkButton key={id ?? href} href={href} variant={style} size={size}>
          {label}
        </LinkButton>
      ))}
    </Stack>
  )
}
