import { inLanguage } from '../ui/staff-messages'
import { namedColumns, scaleUpTo } from './chart-scale'
import styles from './statistics.module.css'
import { statisticsMessages } from './statistics-messages'

type Column = { name: string; paid: number; refunded: number }

type Props = {
  columns: Column[]
  /** What the picture shows, for whoever does not see it; the table has every figure. */
  label: string
  amount: (cents: number) => string
  language: string
}

const WIDTH = 900
const LEFT = 110
const TOP = 12
const UP = 230
const NAMES = 34

/** Paid upwards, refunded downwards, on one scale. */
export function SalesChart({ columns, label, amount, language }: Props) {
  const t = inLanguage(statisticsMessages, language)
  const scale = scaleUpTo(Math.max(...columns.map(({ paid }) => paid), 0))
  const most = scale.at(-1) ?? 1
  const height = (cents: number) => (cents / most) * UP
  const deepest = Math.max(...columns.map(({ refunded }) => height(refunded)), 0)
  const zero = TOP + UP
  const bottom = zero + deepest + NAMES
  const step = (WIDTH - LEFT) / columns.length
  const isNamed = namedColumns(columns.length)
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${WIDTH} ${bottom}`} role="img" aria-label={label}>
        {scale.map((line) => (
          <g key={line}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={zero - height(line)}
              y2={zero - height(line)}
              className={styles.line}
            />
            <text x={LEFT - 10} y={zero - height(line) + 6} textAnchor="end">
              {amount(line)}
            </text>
          </g>
        ))}
        {columns.map(({ name, paid, refunded }, index) => {
          const x = LEFT + index * step + step * 0.12
          const width = step * 0.76
          // Its name would not fit below a narrow column at the edge.
          const isLast = x + width / 2 > WIDTH - 30
          return (
            <g key={name}>
              <rect
                x={x}
                y={zero - height(paid)}
                width={width}
                height={height(paid)}
                className={styles.paid}
              />
              <rect x={x} y={zero} width={width} height={height(refunded)} className={styles.refunded} />
              {isNamed(index) ? (
                <text
                  x={isLast ? WIDTH : x + width / 2}
                  y={bottom - 8}
                  textAnchor={isLast ? 'end' : 'middle'}
                >
                  {name}
                </text>
              ) : null}
            </g>
          )
        })}
      </svg>
      <figcaption>
        <span className={styles.key} data-kind="paid" />
        {t('paidUp')}
        <span className={styles.key} data-kind="refunded" />
        {t('refundedDown')}
      </figcaption>
    </figure>
  )
}
