import type { Message } from '../message'
import { accessEnding } from './access-ending'
import { accountMergeConfirm, accountMerged, accountMergeUndone } from './account-merges'
import { accountReady } from './account-ready'
import { emailChangeLink } from './email-change-link'
import { emailChangeNotice } from './email-change-notice'
import { emailChangeTaken } from './email-change-taken'
import { emailChanged } from './email-changed'
import { formMessage } from './form-message'
import { formReceipt } from './form-receipt'
import { formReply } from './form-reply'
import { frenchOf } from './french'
import { gift } from './gift'
import { groupEnding } from './group-ending'
import { groupInvitation } from './group-invitation'
import { groupLeader, groupReady } from './group-ready'
import { invitation } from './invitation'
import { invoice } from './invoice'
import { invoiceCancelled } from './invoice-cancelled'
import { invoiceReminder } from './invoice-reminder'
import { learningPaused } from './learning-paused'
import { lessonAnswer } from './lesson-answer'
import { migratedPasswordReset } from './migrated-password-reset'
import { migrationWelcome } from './migration-welcome'
import { newsletterConfirm } from './newsletter-confirm'
import { newsletterKnown } from './newsletter-known'
import { newsletterWelcome } from './newsletter-welcome'
import { orderReceipt } from './order-receipt'
import { accountClosing, dataExport } from './own-data'
import { passwordChanged } from './password-changed'
import { passwordReset } from './password-reset'
import { paymentsNeedAttention } from './payments-need-attention'
import { refundNotice } from './refund-notice'
import { sessionEndedForSafety } from './session-ended-for-safety'
import { statisticsReport } from './statistics-report'
import {
  recoveryCodesReplaced,
  recoveryCodeUsed,
  twoFactorDisabled,
  twoFactorEnabled,
  twoFactorReset,
} from './two-factor-notices'
import { verifyAddress } from './verify-address'
import { welcome } from './welcome'

/** Every email the site sends, by key, in each language it is sent in. */
export const MESSAGES: Record<string, Message<unknown>> = Object.fromEntries(
  [
    orderReceipt,
    welcome,
    verifyAddress,
    passwordReset,
    migratedPasswordReset,
    passwordChanged,
    emailChangeLink,
    emailChangeNotice,
    emailChangeTaken,
    emailChanged,
    sessionEndedForSafety,
    twoFactorEnabled,
    twoFactorDisabled,
    twoFactorReset,
    recoveryCodeUsed,
    recoveryCodesReplaced,
    refundNotice,
    invoice,
    invoiceReminder,
    invoiceCancelled,
    paymentsNeedAttention,
    statisticsReport,
    invitation,
    accessEnding,
    learningPaused,
    lessonAnswer,
    accountReady,
    migrationWelcome,
    dataExport,
    accountClosing,
    accountMerged,
    accountMergeConfirm,
    accountMergeUndone,
    gift,
    groupInvitation,
    groupEnding,
    groupReady,
    groupLeader,
    formMessage,
    formReceipt,
    formReply,
    newsletterConfirm,
    newsletterKnown,
    newsletterWelcome,
  ]
    .map((message) => message as Message<unknown>)
    .flatMap((message) => [message, frenchOf(message) ?? []].flat())
    .map((message) => [message.key, message]),
)
