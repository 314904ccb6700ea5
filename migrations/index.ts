import * as initial from './20261120_140354_initial'
import * as guards from './20261120_150000_guards'
import * as passwordResets from './20261120_150744_password_resets'
import * as refunds from './20261120_151403_refunds'
import * as documents from './20261120_162924_documents_invitations_consents'
import * as documentGuards from './20261120_163000_document_guards'
import * as readingIndexes from './20261120_182901_reading_indexes'
import * as twoFactorNames from './20261122_080000_two_factor_names'
import * as activityActions from './20261122_081000_activity_actions'
import * as organization from './20261122_085000_organization'
import * as declinedPayments from './20261122_090000_declined_payments'
import * as madeOnServer from './20261122_090500_invitations_made_on_server'
import * as paymentReference from './20261122_091000_payment_reference'
import * as instance from './20261122_093000_instance'
import * as forms from './20261122_100943_forms'
import * as cookieConsents from './20261122_101004_cookie_consents'
import * as paymentProvider from './20261122_121419_payment_provider'
import * as lessonProgress from './20261122_123102_lesson_progress'
import * as shopEvents from './20261122_154840_shop_events'
import * as languages from './20261122_160419_languages'
import * as lessonQuestions from './20261122_180911_lesson_questions'
import * as personalRecords from './20261122_181000_personal_records'
import * as accessWindows from './20261122_183841_access_windows'
import * as seatGroups from './20261122_190459_groups'
import * as certificates from './20261122_192609_certificates'
import * as contentLanguages from './20261122_194414_content_languages'
import * as ownData from './20261122_214755_own_data'
import * as newsletter from './20261122_221332_newsletter'
import * as salesIndexes from './20261122_221500_sales_indexes'
import * as scheduledChanges from './20261122_222930_scheduled_changes'
import * as privacyRetention from './20261122_223554_privacy_retention'
import * as adminRights from './20261122_223849_admin_rights'
import * as editing from './20261122_225900_editing'
import * as gifts from './20261122_231144_gifts'
import * as search from './20261122_231500_search'
import * as courseLanguages from './20261122_233459_course_languages'
import * as menuDrafts from './20261123_004710_menu_drafts'
import * as staffNotes from './20261123_005351_staff_notes'
import * as courseRules from './20261123_011552_course_rules'
import * as termsAgreedTo from './20261123_012403_terms_agreed_to'
import * as formsBreadth from './20261123_013958_forms_breadth'
import * as translations from './20261123_020900_translations'
import * as lessonQuestionsToStaff from './20261123_021700_lesson_questions_to_staff'
import * as templatesOnOff from './20261123_045302_templates_on_off'
import * as editingBlocks from './20261123_051155_editing_blocks'
import * as salesOfDays from './20261123_053500_sales_of_days'
import * as verifiedAddresses from './20261123_054000_verified_addresses'
import * as accountViews from './20261123_074608_account_views'
import * as peopleAndMoney from './20261123_080128_people_and_money'
import * as productAddresses from './20261123_081000_product_addresses'
import * as templateDrafts from './20261123_081612_template_drafts'
import * as editingStale from './20261123_091225_editing_stale'
import * as invitationLanguages from './20261123_121739_invitation_languages'
import * as cookieQuestion from './20261123_122025_cookie_question'
import * as scheduledMenus from './20261123_123400_scheduled_templates_and_menus'
import * as formDrafts from './20261123_142236_form_drafts'
import * as siteNotice from './20261123_152449_site_notice'
import * as formBeginnings from './20261123_154232_form_beginnings'
import * as learningPlaces from './20261123_221500_learning_places'
import * as learningPlacesSoFar from './20261123_221600_learning_places_so_far'
import * as certificatesThatRunOut from './20261123_223819_certificates_that_run_out'
import * as accountMerges from './20261124_010000_account_merges'
import * as salesReports from './20261124_013000_sales_reports'
import * as menusChangedBy from './20261124_042536_menus_changed_by'
import * as ordersByTotal from './20261124_120800_orders_by_total'
import * as mergedWritings from './20261124_122500_merged_writings'
import * as offers from './20261124_124200_offers'
import * as mergeMailboxes from './20261124_124600_merge_mailboxes'

export const migrations = [
  { up: initial.up, down: initial.down, name: '20261120_140354_initial' },
  { up: guards.up, down: guards.down, name: '20261120_150000_guards' },
  { up: passwordResets.up, down: passwordResets.down, name: '20261120_150744_password_resets' },
  { up: refunds.up, down: refunds.down, name: '20261120_151403_refunds' },
  { up: documents.up, down: documents.down, name: '20261120_162924_documents_invitations_consents' },
  { up: documentGuards.up, down: documentGuards.down, name: '20261120_163000_document_guards' },
  { up: readingIndexes.up, down: readingIndexes.down, name: '20261120_182901_reading_indexes' },
  { up: twoFactorNames.up, down: twoFactorNames.down, name: '20261122_080000_two_factor_names' },
  { up: activityActions.up, down: activityActions.down, name: '20261122_081000_activity_actions' },
  { up: organization.up, down: organization.down, name: '20261122_085000_organization' },
  { up: declinedPayments.up, down: declinedPayments.down, name: '20261122_090000_declined_payments' },
  { up: madeOnServer.up, down: madeOnServer.down, name: '20261122_090500_invitations_made_on_server' },
  { up: paymentReference.up, down: paymentReference.down, name: '20261122_091000_payment_reference' },
  { up: instance.up, down: instance.down, name: '20261122_093000_instance' },
  { up: forms.up, down: forms.down, name: '20261122_100943_forms' },
  { up: cookieConsents.up, down: cookieConsents.down, name: '20261122_101004_cookie_consents' },
  { up: paymentProvider.up, down: paymentProvider.down, name: '20261122_121419_payment_provider' },
  { up: lessonProgress.up, down: lessonProgress.down, name: '20261122_123102_lesson_progress' },
  { up: shopEvents.up, down: shopEvents.down, name: '20261122_154840_shop_events' },
  { up: languages.up, down: languages.down, name: '20261122_160419_languages' },
  { up: lessonQuestions.up, down: lessonQuestions.down, name: '20261122_180911_lesson_questions' },
  { up: personalRecords.up, down: personalRecords.down, name: '20261122_181000_personal_records' },
  { up: accessWindows.up, down: accessWindows.down, name: '20261122_183841_access_windows' },
  { up: seatGroups.up, down: seatGroups.down, name: '20261122_190459_groups' },
  { up: certificates.up, down: certificates.down, name: '20261122_192609_certificates' },
  { up: contentLanguages.up, down: contentLanguages.down, name: '20261122_194414_content_languages' },
  { up: ownData.up, down: ownData.down, name: '20261122_214755_own_data' },
  { up: newsletter.up, down: newsletter.down, name: '20261122_221332_newsletter' },
  { up: salesIndexes.up, down: salesIndexes.down, name: '20261122_221500_sales_indexes' },
  { up: scheduledChanges.up, down: scheduledChanges.down, name: '20261122_222930_scheduled_changes' },
  { up: privacyRetention.up, down: privacyRetention.down, name: '20261122_223554_privacy_retention' },
  { up: adminRights.up, down: adminRights.down, name: '20261122_223849_admin_rights' },
  { up: editing.up, down: editing.down, name: '20261122_225900_editing' },
  { up: gifts.up, down: gifts.down, name: '20261122_231144_gifts' },
  { up: search.up, down: search.down, name: '20261122_231500_search' },
  { up: courseLanguages.up, down: courseLanguages.down, name: '20261122_233459_course_languages' },
  { up: menuDrafts.up, down: menuDrafts.down, name: '20261123_004710_menu_drafts' },
  { up: staffNotes.up, down: staffNotes.down, name: '20261123_005351_staff_notes' },
  { up: courseRules.up, down: courseRules.down, name: '20261123_011552_course_rules' },
  { up: termsAgreedTo.up, down: termsAgreedTo.down, name: '20261123_012403_terms_agreed_to' },
  { up: formsBreadth.up, down: formsBreadth.down, name: '20261123_013958_forms_breadth' },
  { up: translations.up, down: translations.down, name: '20261123_020900_translations' },
  { up: lessonQuestionsToStaff.up, down: lessonQuestionsToStaff.down, name: '20261123_021700_lesson_questions_to_staff' },
  { up: templatesOnOff.up, down: templatesOnOff.down, name: '20261123_045302_templates_on_off' },
  { up: editingBlocks.up, down: editingBlocks.down, name: '20261123_051155_editing_blocks' },
  { up: salesOfDays.up, down: salesOfDays.down, name: '20261123_053500_sales_of_days' },
  { up: verifiedAddresses.up, down: verifiedAddresses.down, name: '20261123_054000_verified_addresses' },
  { up: accountViews.up, down: accountViews.down, name: '20261123_074608_account_views' },
  { up: peopleAndMoney.up, down: peopleAndMoney.down, name: '20261123_080128_people_and_money' },
  { up: productAddresses.up, down: productAddresses.down, name: '20261123_081000_product_addresses' },
  { up: templateDrafts.up, down: templateDrafts.down, name: '20261123_081612_template_drafts' },
  { up: editingStale.up, down: editingStale.down, name: '20261123_091225_editing_stale' },
  { up: invitationLanguages.up, down: invitationLanguages.down, name: '20261123_121739_invitation_languages' },
  { up: cookieQuestion.up, down: cookieQuestion.down, name: '20261123_122025_cookie_question' },
  { up: scheduledMenus.up, down: scheduledMenus.down, name: '20261123_123400_scheduled_templates_and_menus' },
  { up: formDrafts.up, down: formDrafts.down, name: '20261123_142236_form_drafts' },
  { up: siteNotice.up, down: siteNotice.down, name: '20261123_152449_site_notice' },
  { up: formBeginnings.up, down: formBeginnings.down, name: '20261123_154232_form_beginnings' },
  { up: learningPlaces.up, down: learningPlaces.down, name: '20261123_221500_learning_places' },
  {
    up: learningPlacesSoFar.up,
    down: learningPlacesSoFar.down,
    name: '20261123_221600_learning_places_so_far',
  },
  {
    up: certificatesThatRunOut.up,
    down: certificatesThatRunOut.down,
    name: '20261123_223819_certificates_that_run_out',
  },
  { up: accountMerges.up, down: accountMerges.down, name: '20261124_010000_account_merges' },
  { up: salesReports.up, down: salesReports.down, name: '20261124_013000_sales_reports' },
  { up: menusChangedBy.up, down: menusChangedBy.down, name: '20261124_042536_menus_changed_by' },
  { up: ordersByTotal.up, down: ordersByTotal.down, name: '20261124_120800_orders_by_total' },
  { up: mergedWritings.up, down: mergedWritings.down, name: '20261124_122500_merged_writings' },
  { up: offers.up, down: offers.down, name: '20261124_124200_offers' },
  { up: mergeMailboxes.up, down: mergeMailboxes.down, name: '20261124_124600_merge_mailboxes' },
]
