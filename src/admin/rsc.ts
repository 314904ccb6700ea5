export { DiscountUsage } from './discounts/discount-usage'
export { OrderFilters } from './orders/order-filters'
export { OrderPage } from './orders/order-page'
export { AttentionCard } from './payments/attention-card'
export { PaymentsView } from './payments/payments-view'
export { StatisticsView } from './payments/statistics-view'
export {
  ActivityCell,
  MessageCell,
  MethodCell,
  MoneyCell,
  OrderStateCell,
  PaymentStateCell,
  ProviderCell,
  ProviderMessageCell,
  ReportDayCell,
  UsesCell,
} from './ui/cells'
export { MessageField, ProviderField } from './ui/stored-key'
