import styles from './skip-link.module.css'

/** The first thing the Tab key reaches: past the header, to what the page is about (the element with id "content"). */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#content">
      Skip to the content
    </a>
  )
}
