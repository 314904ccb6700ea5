import { z } from 'zod'
import { defineMessage, type Message } from '../message'

const variables = z.object({
  firstname: z.string(),
  happenedAt: z.string(),
  settingsUrl: z.url(),
  resetUrl: z.url(),
  providerName: z.string(),
})

export type TwoFactorNotice = Message<z.infer<typeof variables>>

/** Sent when somebody switched two-factor authentication on. */
export const twoFactorEnabled = notice({
  key: 'two-factor-enabled',
  about: 'Tells somebody that signing in now asks for a code as well.',
  subject: 'Your second sign-in step is on',
  text: 'Since {{happenedAt}}, signing in asks for a code from your authenticator app as well. Please keep your recovery codes in a safe place.',
})

export const twoFactorDisabled = notice({
  key: 'two-factor-disabled',
  about: 'Tells somebody that signing in no longer asks for a code.',
  subject: 'Your second sign-in step is off',
  text: 'On {{happenedAt}} two-factor authentication was switched off. Your password alone opens your account now.',
})

/** A used code is one fewer, or the first sign of a stranger. */
export const recoveryCodeUsed = notice({
  key: 'recovery-code-used',
  about: 'Tells somebody that a recovery code was used to sign in.',
  subject: 'A recovery code was used',
  text: 'On {{happenedAt}} one of your recovery codes was used to sign in. It does not work again. You can make new codes in your account settings.',
})

export const recoveryCodesReplaced = notice({
  key: 'recovery-codes-replaced',
  about: 'Tells somebody that they have new recovery codes.',
  subject: 'You have new recovery codes',
  text: 'On {{happenedAt}} new recovery codes were made for your account. Your earlier codes no longer work.',
})

/** Staff do this for somebody who lost their phone and their codes. */
export const twoFactorReset = notice({
  key: 'two-factor-reset',
  about: 'Tells somebody that staff have removed two-factor authentication.',
  subject: 'Your second sign-in step was removed',
  text: 'On {{happenedAt}} our team removed two-factor authentication, and signed you out everywhere. You can set it up again in your account settings.',
})

type Notice = { key: string; about: string; subject: string; text: string }

function notice({ key, about, subject, text }: Notice): TwoFactorNotice {
  return defineMessage({
    key,
    about,
    variables,
    sample: {
      firstname: 'Demo',
      happenedAt: 'November 20, 2026 at 3:05 p.m.',
      settingsUrl: 'https://example.com/account-settings/security#two-factor',
      resetUrl: 'https://example.com/forgot-password',
      providerName: 'Training provider',
    },
    content: {
      subject,
      heading: 'Hello {{firstname}}',
      blocks: [
        { kind: 'text', text },
        { kind: 'button', label: 'Open account settings', href: '{{settingsUrl}}' },
        {
          kind: 'text',
          text: 'If this was not you or us, please set a new password now and let us know: {{resetUrl}}',
        },
      ],
    },
  })
}
