import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ContextType, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { AcceptInvitation } from '@/src/storefront/accounts/accept-invitation'

const router = { push() {}, replace() {} } as unknown as ContextType<typeof AppRouterContext>
const shown = (page: ReactNode) =>
  renderToStaticMarkup(<AppRouterContext.Provider value={router}>{page}</AppRouterContext.Provider>)

const show = (programs: string[]) =>
  shown(
    <AcceptInvitation
      link={{ token: 'secret-token', email: 'ada@example.com' }}
      invitation={{ kind: 'open', invitationType: 'participant', firstname: '', lastname: '', programs }}
      email="ada@example.com"
      onRefused={() => {}}
    />,
  )

describe('Specification 2, /register: an invitation for whoever is signed in', () => {
  it('says who is signed in, lists the programs, and offers to add them', () => {
    const html = show(['Sleeping Better', 'More Energy'])
    expect(html).toMatch(/You are signed in as <strong[^>]*>ada@example.com<\/strong>/)
    expect(html).toContain('<li>Sleeping Better</li><li>More Energy</li>')
    expect(html).toMatch(/<button[^>]*>.*Add these programs.*<\/button>/)
    expect(html).not.toContain('secret-token')
  })

  it('is accepted in plain words when it brings no program', () => {
    const html = show([])
    expect(html).toMatch(/<button[^>]*>.*Accept the invitation.*<\/button>/)
    expect(html).not.toContain('<li>')
  })
})
