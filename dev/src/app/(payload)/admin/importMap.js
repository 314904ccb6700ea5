import { MessageCell as MessageCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { MoneyCell as MoneyCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { MoneyField as MoneyField_a40c4d5a815cec9993b20dac94fa1ab5 } from 'payload-plugin-digital-commerce/admin'
import { OrderPage as OrderPage_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { OrderStateCell as OrderStateCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { MethodCell as MethodCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { OrderFilters as OrderFilters_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ProviderCell as ProviderCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { PaymentStateCell as PaymentStateCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { DiscountUsage as DiscountUsage_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { UsesCell as UsesCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { ActivityCell as ActivityCell_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { AttentionCard as AttentionCard_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { MoneyLinks as MoneyLinks_a40c4d5a815cec9993b20dac94fa1ab5 } from 'payload-plugin-digital-commerce/admin'
import { PaymentsView as PaymentsView_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { StatisticsView as StatisticsView_dcd2d35379d58eced307f52d58a31b73 } from 'payload-plugin-digital-commerce/rsc'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "payload-plugin-digital-commerce/rsc#MessageCell": MessageCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#MoneyCell": MoneyCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/admin#MoneyField": MoneyField_a40c4d5a815cec9993b20dac94fa1ab5,
  "payload-plugin-digital-commerce/rsc#OrderPage": OrderPage_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#OrderStateCell": OrderStateCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#MethodCell": MethodCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#OrderFilters": OrderFilters_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#ProviderCell": ProviderCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#PaymentStateCell": PaymentStateCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#DiscountUsage": DiscountUsage_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#UsesCell": UsesCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#ActivityCell": ActivityCell_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#AttentionCard": AttentionCard_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/admin#MoneyLinks": MoneyLinks_a40c4d5a815cec9993b20dac94fa1ab5,
  "payload-plugin-digital-commerce/rsc#PaymentsView": PaymentsView_dcd2d35379d58eced307f52d58a31b73,
  "payload-plugin-digital-commerce/rsc#StatisticsView": StatisticsView_dcd2d35379d58eced307f52d58a31b73,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
