import { classNames } from './class-names'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length. Without a height or a ratio it is one line of the text it stands for. */
  width?: string
  height?: string
  /** Width to height, "3 / 2", instead of a height. */
  ratio?: string
  round?: boolean
}

/** The place of something that is on its way. Put the group of them in an element with role="status" and say in words what loads. */
export function Skeleton({ width = '100%', height, ratio, round = false }: SkeletonProps) {
  const isLine = height === undefined && ratio === undefined
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, isLine && styles.line, round && styles.round)}
      style={{ width, height, aspectRatio: ratio }}
    />
  )
}
