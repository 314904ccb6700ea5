import { YesNoCell as YesNoCell_014ffb6f14fcec08cfcf22417835d411 } from '../../../src/admin/ui/cells'
import { BlockName as BlockName_38f1ca72caaaefb3f0fbb1044e3b04d6 } from '../../../src/admin/editing/row-names'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OverviewComponent as OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaTitleComponent as MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaDescriptionComponent as MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { MetaImageComponent as MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { PreviewComponent as PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860 } from '@payloadcms/plugin-seo/client'
import { EnglishBeside as EnglishBeside_e7e192fd0f2de75a6cb9841011155ec9 } from '../../../src/admin/translations/english-beside'
import { SchedulePanel as SchedulePanel_53a89f9174b0b723b4484ede85419068 } from '../../../src/admin/editing/schedule-panel'
import { HistoryPanel as HistoryPanel_e626a28dbc251bea16adada6b39caf78 } from '../../../src/admin/editing/history-panel'
import { SomebodyWasFaster as SomebodyWasFaster_b58f85ff001f0fe17bcad459a073ab89 } from '../../../src/admin/editing/somebody-was-faster'
import { ContentCheck as ContentCheck_955d0a51c55396d6556dc1f0d84f921d } from '../../../src/admin/editing/content-check'
import { PreviewClicks as PreviewClicks_83b28df0876c580fd886640ebd58d1f1 } from '../../../src/admin/editing/preview-clicks'
import { UsagePanel as UsagePanel_029939d1d35d83aa88bface7900f7446 } from '../../../src/admin/editing/usage-panel'
import { TimeCell as TimeCell_014ffb6f14fcec08cfcf22417835d411 } from '../../../src/admin/ui/cells'
import { DayCell as DayCell_014ffb6f14fcec08cfcf22417835d411 } from '../../../src/admin/ui/cells'
import { TimeField as TimeField_8fb9e3c4aab74390fb17f85d38c29f60 } from '../../../src/admin/ui/time-field'
import { LessonOrder as LessonOrder_4f563252ce3dc3a2f27733e42815c6f7 } from '../../../src/admin/programs/lesson-order/lesson-order'
import { NewProgramLink as NewProgramLink_1f3f9544f8eadafeda5d3b3a457fbe50 } from '../../../src/admin/programs/new-program-link'
import { SectionField as SectionField_09e5972dacf8c3a19281644a9edf5fdf } from '../../../src/admin/programs/section-field'
import { LessonAddress as LessonAddress_2d1fe63fd9257c643eec448434b1a02e } from '../../../src/admin/programs/lesson-address'
import { MediaUpload as MediaUpload_785599329fc2f0008cc161fb832b4d68 } from '../../../src/admin/programs/media-upload'
import { MediaNotice as MediaNotice_dd1b42b6c5c66da3ff9a03d49c20d8c3 } from '../../../src/admin/programs/media-notice'
import { FileOfLesson as FileOfLesson_e4eeff51333624b93c1bd79524dbf46e } from '../../../src/admin/programs/file-of-lesson'
import { PersonPage as PersonPage_548200cc1382f6c45184ba7b84098f92 } from '../../../src/admin/people/person-page'
import { RightsField as RightsField_e74bee7bd60cb506436d035e901bcd0d } from '../../../src/admin/people/rights-field'
import { AddressStateCell as AddressStateCell_96057faaa5400ba25d1611cce99df6ff } from '../../../src/admin/people/address-state'
import { WordsCell as WordsCell_014ffb6f14fcec08cfcf22417835d411 } from '../../../src/admin/ui/cells'
import { SavedFilters as SavedFilters_9af6e68cb9e8bb9eb67fd6c15a59ccc5 } from '../../../src/admin/lists/saved-filters'
import { DownloadList as DownloadList_18bcc3aeb24f6eca2631facaf8415f98 } from '../../../src/admin/lists/download-list'
import { MailPage as MailPage_01e87c9a0ae47cc7223b607ee824d754 } from '../../../src/admin/mail/mail-page'
import { MessageCell as MessageCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { MessageField as MessageField_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { StoredJson as StoredJson_0419f350fee852a690357369a55d9f1d } from '../../../src/admin/ui/stored-json'
import { MailStateCell as MailStateCell_919883fa9e837caf7e1d2e1bf64976df } from '../../../src/admin/mail/mail-state'
import { TemplatePreview as TemplatePreview_cf2294acad022aba4b4bc3572b907dd1 } from '../../../src/admin/mail/template-preview'
import { TemplateGuide as TemplateGuide_996bc6cb670804f5aaf0fa380879ddc4 } from '../../../src/admin/mail/template-guide'
import { TemplateSendingCell as TemplateSendingCell_de9992abe75a9090a2222b85b08e756f } from '../../../src/admin/mail/template-sending'
import { MoneyCell as MoneyCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { MoneyField as MoneyField_a40c4d5a815cec9993b20dac94fa1ab5 } from 'payload-plugin-digital-commerce/admin'
import { LicenceNotice as LicenceNotice_aeee2eaa703d60a8faeac990efc56426 } from '../../../src/admin/programs/licence-notice'
import { SwitchedOff as SwitchedOff_2751eb04a64317fb31d432bf06aa5302 } from '../../../src/admin/settings/switched-off'
import { ImportCatalog as ImportCatalog_66a7dfa3c9de1ee31b07e8a0616c5a60 } from '../../../src/admin/programs/import-catalog'
import { OrderPage as OrderPage_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { OrderNotes as OrderNotes_4296d3d8ad9be77778d5e537a35807ca } from '../../../src/admin/notes/order-notes'
import { OrderStateCell as OrderStateCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { MethodCell as MethodCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { NewOrderLink as NewOrderLink_69a3468a628b723020e9e50d408db1a6 } from '../../../src/admin/orders/new-order-link'
import { OrderFilters as OrderFilters_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ProviderCell as ProviderCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ProviderField as ProviderField_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { PaymentStateCell as PaymentStateCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ProviderMessageCell as ProviderMessageCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { AmountSearch as AmountSearch_a40c4d5a815cec9993b20dac94fa1ab5 } from 'payload-plugin-digital-commerce/admin'
import { ReportDayCell as ReportDayCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { DiscountUsage as DiscountUsage_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { UsesCell as UsesCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ExtendManyPanel as ExtendManyPanel_aac8beb13f868044ad2cd0665e32b3af } from '../../../src/admin/people/extend-many-panel'
import { UndoAct as UndoAct_6532076379cf523201bbeb2665225c75 } from '../../../src/admin/activity/undo-act'
import { ActivityCell as ActivityCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ActSaid as ActSaid_93229b5d3a6fe6aa1eb7abbdfb4fbda3 } from '../../../src/admin/activity/act-said'
import { ByField as ByField_d6a4fa95272bdc9e45288a30c7a68c82 } from '../../../src/admin/activity/by-field'
import { ActivityFilters as ActivityFilters_bfc73997bb9e60b8d75acb756eadec63 } from '../../../src/admin/activity/activity-filters'
import { ImportCompletions as ImportCompletions_570401b7195d5ee8ba64a157fdf9b324 } from '../../../src/admin/learning/import-completions'
import { AnswerQuestion as AnswerQuestion_2d73ab7efbcbedfe44b2280cd1cac975 } from '../../../src/admin/learning/answer-question'
import { InvitationActions as InvitationActions_9c0401558556491a7682db8dcc5a4eb9 } from '../../../src/admin/invitations/invitation-actions'
import { InvitationStatusCell as InvitationStatusCell_fc4d3510054c8636c20ce178aa915c26 } from '../../../src/admin/invitations/invitation-status-cell'
import { InvitePanel as InvitePanel_54116853ec37dc315cb745c9a2929e06 } from '../../../src/admin/invitations/invite-panel'
import { ConsentSourceCell as ConsentSourceCell_0ef21c60e856dd69d503237d3174e6ed } from '../../../src/admin/people/consent-source-cell'
import { ConsentSourceField as ConsentSourceField_0ef21c60e856dd69d503237d3174e6ed } from '../../../src/admin/people/consent-source-cell'
import { GroupPage as GroupPage_913d9f0e290eeffce7831d720c5d7214 } from '../../../src/admin/groups/group-page'
import { GiftActions as GiftActions_ada4a18c3a8247109d5fb077ccd632d1 } from '../../../src/admin/gifts/gift-actions'
import { RequestActions as RequestActions_0dc9d488b94fb72f9c4c4b3c4a9c5bc5 } from '../../../src/admin/own-data/request-actions'
import { DueCell as DueCell_caa48e31dde5ee79b15487716c58cfbe } from '../../../src/admin/own-data/due-cell'
import { LeaveAction as LeaveAction_8cf01856d010e0c970955c0346b44c57 } from '../../../src/admin/newsletter/leave-action'
import { SubscriptionStateCell as SubscriptionStateCell_d31cae042bb0affdd8e3f6feb96feec8 } from '../../../src/admin/newsletter/subscription-state-cell'
import { QuestionPicker as QuestionPicker_63201381e1dc101a1618d13fc95a2d48 } from '../../../src/admin/forms/question-picker'
import { FormFilters as FormFilters_b8694419479b1e2a1029306298c4599a } from '../../../src/admin/forms/form-filters'
import { SubmissionPage as SubmissionPage_8e887b78dea33f97e13da83437f0b239 } from '../../../src/admin/forms/submission-page'
import { SubmissionStateCell as SubmissionStateCell_f106b9cd3f7ea5296ae033e18e9253fa } from '../../../src/admin/forms/submission-state'
import { PagePicker as PagePicker_60ca602d8ba386092a6ccb5145e25224 } from '../../../src/admin/editing/page-picker'
import { LinkName as LinkName_38f1ca72caaaefb3f0fbb1044e3b04d6 } from '../../../src/admin/editing/row-names'
import { SystemCheck as SystemCheck_7a34829f4f6e5198fa4b7914c93ee9c2 } from '../../../src/admin/instance/system-check'
import { SiteIcon as SiteIcon_de67abc109c1d1a190c67fb61d5c0fa0 } from '../../../src/admin/ui/site-icon'
import { SiteLogo as SiteLogo_debea130d577e79687beb51cf3199308 } from '../../../src/admin/ui/site-logo'
import { SearchPalette as SearchPalette_fad360e8fa2e01f70dfb4b54e0d76625 } from '../../../src/admin/search/search-palette'
import { DashboardHeading as DashboardHeading_c5a5690e3f5de327f80e0c2a8fa34eed } from '../../../src/admin/ui/dashboard-heading'
import { HoldCard as HoldCard_253eb87956e3f5a2c1c672377f7c0123 } from '../../../src/admin/instance/hold-card'
import { AttentionCard as AttentionCard_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ScheduleCard as ScheduleCard_d47057e0535e36d47998b863f092d12f } from '../../../src/admin/editing/schedule-card'
import { RequestsCard as RequestsCard_4fc7f44f0c4a16e3ea3e1b18cd875e3b } from '../../../src/admin/own-data/requests-card'
import { LeaderlessCard as LeaderlessCard_cff7ca547e86f00a223d6ecda88f34ca } from '../../../src/admin/groups/leaderless-card'
import { TranslationsCard as TranslationsCard_8364353740077b7c2cb96a488bd099cb } from '../../../src/admin/translations/translations-card'
import { StaleCard as StaleCard_79af78042d5a2533f6f7565c448337cd } from '../../../src/admin/history/stale-card'
import { OpenMenu as OpenMenu_3cd71ef90be040b81556be95fc88770d } from '../../../src/admin/ui/open-menu'
import { MoneyLinks as MoneyLinks_a40c4d5a815cec9993b20dac94fa1ab5 } from 'payload-plugin-digital-commerce/admin'
import { OverviewLinks as OverviewLinks_0794d3e963f0d96c4c6464ad3148098b } from '../../../src/admin/menu/overview-links'
import { FollowAccount as FollowAccount_16e2966d26010264a42ab1e51231474d } from '../../../src/admin/languages/follow-account'
import { ContentLanguage as ContentLanguage_d4cdb8e481040a215941f14a53f08ddd } from '../../../src/admin/languages/content-language'
import { NothingToChoose as NothingToChoose_59a5c7bdd8ce86a53dafaeb8309e038a } from '../../../src/admin/lists/nothing-to-choose'
import { ReadableControls as ReadableControls_4fbc1bcd7094ffdd0ec682636b5f7ece } from '../../../src/admin/ui/readable-controls'
import { StepsBack as StepsBack_f8d625c07b59504c95c4f348a6023037 } from '../../../src/admin/ui/steps-back'
import { PaymentsView as PaymentsView_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { StatisticsWithReports as StatisticsWithReports_73c37f95e5e23e6c948a7643750f3620 } from '../../../src/admin/reports/statistics-with-reports'
import { NewProgramView as NewProgramView_21d2e5db19dd718d6c804b043f66f48f } from '../../../src/admin/programs/new-program-view'
import { ParticipationView as ParticipationView_a8ee2e54b34fcd0c085fe664452d4c5f } from '../../../src/admin/learning/participation-view'
import { NewOrderView as NewOrderView_ea77f25fcae9f828467f4c3620461fdc } from '../../../src/admin/orders/new-order-view'
import { MissingRightView as MissingRightView_8311d98b93a88ae91273023e2c64c83f } from '../../../src/admin/routes/missing-right-view'
import { TranslationsView as TranslationsView_f172ba3f9a4f98cdf99d2a3a7c7055e3 } from '../../../src/admin/translations/translations-view'
import { HistoryView as HistoryView_3e1e4f0824ac0c6647ff74e15770e8c2 } from '../../../src/admin/history/history-view'
import { MigratedPeopleView as MigratedPeopleView_eb25ab85756777ee04a7c7b4dc79be8a } from '../../../src/admin/imports/migrated-people-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/ui/cells#YesNoCell": YesNoCell_014ffb6f14fcec08cfcf22417835d411,
  "/src/admin/editing/row-names#BlockName": BlockName_38f1ca72caaaefb3f0fbb1044e3b04d6,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/plugin-seo/client#OverviewComponent": OverviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaTitleComponent": MetaTitleComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaDescriptionComponent": MetaDescriptionComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#MetaImageComponent": MetaImageComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "@payloadcms/plugin-seo/client#PreviewComponent": PreviewComponent_a8a977ebc872c5d5ea7ee689724c0860,
  "/src/admin/translations/english-beside#EnglishBeside": EnglishBeside_e7e192fd0f2de75a6cb9841011155ec9,
  "/src/admin/editing/schedule-panel#SchedulePanel": SchedulePanel_53a89f9174b0b723b4484ede85419068,
  "/src/admin/editing/history-panel#HistoryPanel": HistoryPanel_e626a28dbc251bea16adada6b39caf78,
  "/src/admin/editing/somebody-was-faster#SomebodyWasFaster": SomebodyWasFaster_b58f85ff001f0fe17bcad459a073ab89,
  "/src/admin/editing/content-check#ContentCheck": ContentCheck_955d0a51c55396d6556dc1f0d84f921d,
  "/src/admin/editing/preview-clicks#PreviewClicks": PreviewClicks_83b28df0876c580fd886640ebd58d1f1,
  "/src/admin/editing/usage-panel#UsagePanel": UsagePanel_029939d1d35d83aa88bface7900f7446,
  "/src/admin/ui/cells#TimeCell": TimeCell_014ffb6f14fcec08cfcf22417835d411,
  "/src/admin/ui/cells#DayCell": DayCell_014ffb6f14fcec08cfcf22417835d411,
  "/src/admin/ui/time-field#TimeField": TimeField_8fb9e3c4aab74390fb17f85d38c29f60,
  "/src/admin/programs/lesson-order/lesson-order#LessonOrder": LessonOrder_4f563252ce3dc3a2f27733e42815c6f7,
  "/src/admin/programs/new-program-link#NewProgramLink": NewProgramLink_1f3f9544f8eadafeda5d3b3a457fbe50,
  "/src/admin/programs/section-field#SectionField": SectionField_09e5972dacf8c3a19281644a9edf5fdf,
  "/src/admin/programs/lesson-address#LessonAddress": LessonAddress_2d1fe63fd9257c643eec448434b1a02e,
  "/src/admin/programs/media-upload#MediaUpload": MediaUpload_785599329fc2f0008cc161fb832b4d68,
  "/src/admin/programs/media-notice#MediaNotice": MediaNotice_dd1b42b6c5c66da3ff9a03d49c20d8c3,
  "/src/admin/programs/file-of-lesson#FileOfLesson": FileOfLesson_e4eeff51333624b93c1bd79524dbf46e,
  "/src/admin/people/person-page#PersonPage": PersonPage_548200cc1382f6c45184ba7b84098f92,
  "/src/admin/people/rights-field#RightsField": RightsField_e74bee7bd60cb506436d035e901bcd0d,
  "/src/admin/people/address-state#AddressStateCell": AddressStateCell_96057faaa5400ba25d1611cce99df6ff,
  "/src/admin/ui/cells#WordsCell": WordsCell_014ffb6f14fcec08cfcf22417835d411,
  "/src/admin/lists/saved-filters#SavedFilters": SavedFilters_9af6e68cb9e8bb9eb67fd6c15a59ccc5,
  "/src/admin/lists/download-list#DownloadList": DownloadList_18bcc3aeb24f6eca2631facaf8415f98,
  "/src/admin/mail/mail-page#MailPage": MailPage_01e87c9a0ae47cc7223b607ee824d754,
  "payload-plugin-digital-commerce/rsc#MessageCell": MessageCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#MessageField": MessageField_dcd2d35379d58eced307f52d58a31b73,
  "/src/admin/ui/stored-json#StoredJson": StoredJson_0419f350fee852a690357369a55d9f1d,
  "/src/admin/mail/mail-state#MailStateCell": MailStateCell_919883fa9e837caf7e1d2e1bf64976df,
  "/src/admin/mail/template-preview#TemplatePreview": TemplatePreview_cf2294acad022aba4b4bc3572b907dd1,
  "/src/admin/mail/template-guide#TemplateGuide": TemplateGuide_996bc6cb670804f5aaf0fa380879ddc4,
  "/src/admin/mail/template-sending#TemplateSendingCell": TemplateSendingCell_de9992abe75a9090a2222b85b08e756f,
  "payload-plugin-digital-commerce/rsc#MoneyCell": MoneyCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/admin#MoneyField": MoneyField_a40c4d5a815cec9993b20dac94fa1ab5,
  "/src/admin/programs/licence-notice#LicenceNotice": LicenceNotice_aeee2eaa703d60a8faeac990efc56426,
  "/src/admin/settings/switched-off#SwitchedOff": SwitchedOff_2751eb04a64317fb31d432bf06aa5302,
  "/src/admin/programs/import-catalog#ImportCatalog": ImportCatalog_66a7dfa3c9de1ee31b07e8a0616c5a60,
  "payload-plugin-digital-commerce/rsc#OrderPage": OrderPage_dcd2d35379d58eced307f52d58a31b73,
  "/src/admin/notes/order-notes#OrderNotes": OrderNotes_4296d3d8ad9be77778d5e537a35807ca,
  "payload-plugin-digital-commerce/rsc#OrderStateCell": OrderStateCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#MethodCell": MethodCell_dcd2d35379d58eced307f52d58a31b73,
  "/src/admin/orders/new-order-link#NewOrderLink": NewOrderLink_69a3468a628b723020e9e50d408db1a6,
  "payload-plugin-digital-commerce/rsc#OrderFilters": OrderFilters_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#ProviderCell": ProviderCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#ProviderField": ProviderField_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#PaymentStateCell": PaymentStateCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#ProviderMessageCell": ProviderMessageCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/admin#AmountSearch": AmountSearch_a40c4d5a815cec9993b20dac94fa1ab5,
  "payload-plugin-digital-commerce/rsc#ReportDayCell": ReportDayCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#DiscountUsage": DiscountUsage_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#UsesCell": UsesCell_dcd2d35379d58eced307f52d58a31b73,
  "/src/admin/people/extend-many-panel#ExtendManyPanel": ExtendManyPanel_aac8beb13f868044ad2cd0665e32b3af,
  "/src/admin/activity/undo-act#UndoAct": UndoAct_6532076379cf523201bbeb2665225c75,
  "payload-plugin-digital-commerce/rsc#ActivityCell": ActivityCell_dcd2d35379d58eced307f52d58a31b73,
  "/src/admin/activity/act-said#ActSaid": ActSaid_93229b5d3a6fe6aa1eb7abbdfb4fbda3,
  "/src/admin/activity/by-field#ByField": ByField_d6a4fa95272bdc9e45288a30c7a68c82,
  "/src/admin/activity/activity-filters#ActivityFilters": ActivityFilters_bfc73997bb9e60b8d75acb756eadec63,
  "/src/admin/learning/import-completions#ImportCompletions": ImportCompletions_570401b7195d5ee8ba64a157fdf9b324,
  "/src/admin/learning/answer-question#AnswerQuestion": AnswerQuestion_2d73ab7efbcbedfe44b2280cd1cac975,
  "/src/admin/invitations/invitation-actions#InvitationActions": InvitationActions_9c0401558556491a7682db8dcc5a4eb9,
  "/src/admin/invitations/invitation-status-cell#InvitationStatusCell": InvitationStatusCell_fc4d3510054c8636c20ce178aa915c26,
  "/src/admin/invitations/invite-panel#InvitePanel": InvitePanel_54116853ec37dc315cb745c9a2929e06,
  "/src/admin/people/consent-source-cell#ConsentSourceCell": ConsentSourceCell_0ef21c60e856dd69d503237d3174e6ed,
  "/src/admin/people/consent-source-cell#ConsentSourceField": ConsentSourceField_0ef21c60e856dd69d503237d3174e6ed,
  "/src/admin/groups/group-page#GroupPage": GroupPage_913d9f0e290eeffce7831d720c5d7214,
  "/src/admin/gifts/gift-actions#GiftActions": GiftActions_ada4a18c3a8247109d5fb077ccd632d1,
  "/src/admin/own-data/request-actions#RequestActions": RequestActions_0dc9d488b94fb72f9c4c4b3c4a9c5bc5,
  "/src/admin/own-data/due-cell#DueCell": DueCell_caa48e31dde5ee79b15487716c58cfbe,
  "/src/admin/newsletter/leave-action#LeaveAction": LeaveAction_8cf01856d010e0c970955c0346b44c57,
  "/src/admin/newsletter/subscription-state-cell#SubscriptionStateCell": SubscriptionStateCell_d31cae042bb0affdd8e3f6feb96feec8,
  "/src/admin/forms/question-picker#QuestionPicker": QuestionPicker_63201381e1dc101a1618d13fc95a2d48,
  "/src/admin/forms/form-filters#FormFilters": FormFilters_b8694419479b1e2a1029306298c4599a,
  "/src/admin/forms/submission-page#SubmissionPage": SubmissionPage_8e887b78dea33f97e13da83437f0b239,
  "/src/admin/forms/submission-state#SubmissionStateCell": SubmissionStateCell_f106b9cd3f7ea5296ae033e18e9253fa,
  "/src/admin/editing/page-picker#PagePicker": PagePicker_60ca602d8ba386092a6ccb5145e25224,
  "/src/admin/editing/row-names#LinkName": LinkName_38f1ca72caaaefb3f0fbb1044e3b04d6,
  "/src/admin/instance/system-check#SystemCheck": SystemCheck_7a34829f4f6e5198fa4b7914c93ee9c2,
  "/src/admin/ui/site-icon#SiteIcon": SiteIcon_de67abc109c1d1a190c67fb61d5c0fa0,
  "/src/admin/ui/site-logo#SiteLogo": SiteLogo_debea130d577e79687beb51cf3199308,
  "/src/admin/search/search-palette#SearchPalette": SearchPalette_fad360e8fa2e01f70dfb4b54e0d76625,
  "/src/admin/ui/dashboard-heading#DashboardHeading": DashboardHeading_c5a5690e3f5de327f80e0c2a8fa34eed,
  "/src/admin/instance/hold-card#HoldCard": HoldCard_253eb87956e3f5a2c1c672377f7c0123,
  "payload-plugin-digital-commerce/rsc#AttentionCard": AttentionCard_dcd2d35379d58eced307f52d58a31b73,
  "/src/admin/editing/schedule-card#ScheduleCard": ScheduleCard_d47057e0535e36d47998b863f092d12f,
  "/src/admin/own-data/requests-card#RequestsCard": RequestsCard_4fc7f44f0c4a16e3ea3e1b18cd875e3b,
  "/src/admin/groups/leaderless-card#LeaderlessCard": LeaderlessCard_cff7ca547e86f00a223d6ecda88f34ca,
  "/src/admin/translations/translations-card#TranslationsCard": TranslationsCard_8364353740077b7c2cb96a488bd099cb,
  "/src/admin/history/stale-card#StaleCard": StaleCard_79af78042d5a2533f6f7565c448337cd,
  "/src/admin/ui/open-menu#OpenMenu": OpenMenu_3cd71ef90be040b81556be95fc88770d,
  "payload-plugin-digital-commerce/admin#MoneyLinks": MoneyLinks_a40c4d5a815cec9993b20dac94fa1ab5,
  "/src/admin/menu/overview-links#OverviewLinks": OverviewLinks_0794d3e963f0d96c4c6464ad3148098b,
  "/src/admin/languages/follow-account#FollowAccount": FollowAccount_16e2966d26010264a42ab1e51231474d,
  "/src/admin/languages/content-language#ContentLanguage": ContentLanguage_d4cdb8e481040a215941f14a53f08ddd,
  "/src/admin/lists/nothing-to-choose#NothingToChoose": NothingToChoose_59a5c7bdd8ce86a53dafaeb8309e038a,
  "/src/admin/ui/readable-controls#ReadableControls": ReadableControls_4fbc1bcd7094ffdd0ec682636b5f7ece,
  "/src/admin/ui/steps-back#StepsBack": StepsBack_f8d625c07b59504c95c4f348a6023037,
  "payload-plugin-digital-commerce/rsc#PaymentsView": PaymentsView_dcd2d35379d58eced307f52d58a31b73,
  "/src/admin/reports/statistics-with-reports#StatisticsWithReports": StatisticsWithReports_73c37f95e5e23e6c948a7643750f3620,
  "/src/admin/programs/new-program-view#NewProgramView": NewProgramView_21d2e5db19dd718d6c804b043f66f48f,
  "/src/admin/learning/participation-view#ParticipationView": ParticipationView_a8ee2e54b34fcd0c085fe664452d4c5f,
  "/src/admin/orders/new-order-view#NewOrderView": NewOrderView_ea77f25fcae9f828467f4c3620461fdc,
  "/src/admin/routes/missing-right-view#MissingRightView": MissingRightView_8311d98b93a88ae91273023e2c64c83f,
  "/src/admin/translations/translations-view#TranslationsView": TranslationsView_f172ba3f9a4f98cdf99d2a3a7c7055e3,
  "/src/admin/history/history-view#HistoryView": HistoryView_3e1e4f0824ac0c6647ff74e15770e8c2,
  "/src/admin/imports/migrated-people-view#MigratedPeopleView": MigratedPeopleView_eb25ab85756777ee04a7c7b4dc79be8a,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
