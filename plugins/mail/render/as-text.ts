import type { MessageBlock } from '../message'
import { fill, fillAddress, rowsOf, type Values } from './fill'

/** A block as plain text; '' when there is nothing to say. `colon` as the language sets it. */
export function asText(block: MessageBlock, values: Values, colon = ':'): string {
  switch (block.kind) {
    case 'text':
      return fill(block.text, values).trim()
    case 'button': {
      const address = fillAddress(block.href, values)
      return address && `${fill(block.label, values)}${colon}\n${address}`
    }
    case 'rows':
      return rowsOf(values, block.of)
        .map((row) => `${fill(block.left, row)}  ${fill(block.right, row)}`)
        .join('\n')
    case 'totals':
      return block.rows
        .map(({ left, right }) => `${fill(left, values)}${colon} ${fill(right, values)}`)
        .join('\n')
  }
}
