import { type CartLine, rememberedIn, useCart } from 'payload-plugin-digital-commerce/client'
import { useMessages } from '../languages/language-provider'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'

/** What cannot be bought, each with the button that takes it out of the way; nothing when all is well. */
export function BlockedLines({ lines }: { lines: readonly CartLine[] }) {
  const { remove } = useCart()
  const t = useMessages('checkout')
  return lines.map(({ item, product, unavailable }) => {
    const title = product?.title ?? rememberedIn(item).title
    return (
      <Notice
        key={item.id}
        type="warning"
        title={unavailable ? t('noLongerAvailable') : t('alreadyOwned')}
        action={
          <Button variant="secondary" onClick={() => remove(item.id)}>
            {t('remove')}
          </Button>
        }
      >
        <span>{title}</span>
      </Notice>
    )
  })
}
