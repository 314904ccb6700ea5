import { describe, expect, it } from 'vitest'
import { checkPassword, PASSWORD_REQUIREMENTS, passwordMessage } from '@/src/domain/passwords/password'

function missing(value: string): readonly string[] {
  const verdict = checkPassword(value)
  return verdict.ok ? [] : verdict.missing
}

function message(value: string): string | null {
  const verdict = checkPassword(value)
  return verdict.ok ? null : passwordMessage(verdict)
}

describe('Specification 5, Password', () => {
  it('is required', () => {
    expect(checkPassword('').ok).toBe(false)
    expect(message('')).toBe('Please enter a password.')
  })

  it.each(['Training!2026', 'abcdef1!', 'ABCDEF1*', 'a1! a1! ', 'é1!é1!é1'])('accepts %s', (value) => {
    expect(checkPassword(value)).toEqual({ ok: true })
  })

  it('needs at least 8 characters', () => {
    expect(missing('abcde1!')).toEqual(['at least 8 characters'])
  })

  it('counts characters as people do', () => {
    expect(missing('a1!😀😀😀')).toEqual(['at least 8 characters'])
  })

  it('needs at least one letter', () => {
    expect(missing('1234567!')).toEqual(['at least one letter'])
  })

  it('needs at least one number', () => {
    expect(missing('abcdefg!')).toEqual(['at least one number'])
  })

  it.each([...'!@#$%^&*'])('takes %s as the special character', (special) => {
    expect(checkPassword(`abcdef1${special}`)).toEqual({ ok: true })
  })

  it.each([...'.,-_+=?~ ()'])('does not take "%s" as the special character', (special) => {
    expect(missing(`abcdef1${special}`)).toEqual(['at least one of !@#$%^&*'])
  })

  it('lists everything that is missing under "Passwords must contain:"', () => {
    expect(missing(' ')).toEqual(PASSWORD_REQUIREMENTS)
    expect(message('abc')).toBe(
      'Passwords must contain: at least 8 characters, at least one number, at least one of !@#$%^&*',
    )
  })

  it('takes a password as it was typed', () => {
    expect(checkPassword('  a1!  xx').ok).toBe(true)
  })

  it('takes a passphrase, but not a book', () => {
    expect(checkPassword(`a1!${'x'.repeat(1_021)}`).ok).toBe(true)
    expect(missing(`a1!${'x'.repeat(1_022)}`)).toEqual(['at most 1024 characters'])
  })
})
