import { classNames } from './class-names'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; text takes 100% and 1em. */
  width?: string
  height?: string
  /** Width to height, "3 / 2", instead of a height. */
  ratio?: string
  round?: boolean
}

/** The place of something that is on its way. Put the group of them in an element with role="status" and say in words what loads. */
export function Skeleton({ width = '100%', height = '1em', ratio, round = false }: SkeletonProps) {
  const size = ratio === undefined ? { width, height } : { width, aspectRatio: ratio }
  return (
    <span aria-hidden="true" className={classNames(styles.skeleton, round && styles.round)} style={size} />
  )
}
