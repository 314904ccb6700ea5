import type { ComponentProps } from 'react'
import { SiteLink } from '../navigation/site-link'
import { type ButtonLook, buttonClassName } from './button'
import { classNames } from './class-names'

/** A link that looks like a button: it goes somewhere and does nothing else. */
export function LinkButton({
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof SiteLink>) {
  return <SiteLink {...rest} className={classNames(buttonClassName({ variant, size, wide }), className)} />
}
