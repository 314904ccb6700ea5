import type { Config, Plugin } from 'payload'
import { NewsletterSubscriptions } from '@/collections/newsletter-subscriptions'
import { mountEndpoints } from '@/src/server/endpoint'
import { getUnsubscribe, postConfirm, postLeave, postUnsubscribe } from './endpoints/buttons'
import { postSubscription } from './endpoints/subscribe'
import type { TellAccount } from './tell-account'

type NewsletterOptions = {
  /** Keeps the choice of accounts in step. */
  tellAccount: TellAccount
}

/** Who gets the newsletter: asked for, confirmed by a button in a mail, left by one click, each with its proof. */
export const newsletter =
  ({ tellAccount }: NewsletterOptions): Plugin =>
  (config: Config): Config =>
    mountEndpoints({ ...config, collections: [...(config.collections ?? []), NewsletterSubscriptions] }, [
      postSubscription,
      postConfirm(tellAccount),
      getUnsubscribe,
      postUnsubscribe(tellAccount),
      postLeave(tellAccount),
    ])
