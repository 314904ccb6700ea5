'use client'

import { type ReactNode, useEffect, useRef } from 'react'

/** A heading that takes the focus when it appears: what stood there a moment ago is gone. */
export function FocusedHeading({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  )
}
