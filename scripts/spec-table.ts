import { SPECIFICATION } from '../tests/specification'
import { findTest } from '../tests/specification/find-test'

/**
 * `npm run spec:table`: every line of the specification and the tests whose titles say it. Ends with 1 when a line has
 * none, or names a test that is not there.
 */
let missing = 0
let section = ''
for (const line of SPECIFICATION) {
  if (line.section !== section) console.log(`\n${line.section}`)
  section = line.section
  console.log(`  ${line.promise}  [${line.area}]`)
  for (const test of line.shownBy) {
    const isThere = findTest(test) !== null
    if (!isThere) missing++
    console.log(`    ${isThere ? '→' : '✗ not there:'} tests/${test}`)
  }
  if (line.shownBy.length === 0) {
    missing++
    console.log('    ✗ no test')
  }
}
const shown = SPECIFICATION.filter(({ shownBy }) => shownBy.length > 0).length
console.log(`\n${shown} of ${SPECIFICATION.length} lines have a test, ${missing} missing`)
process.exitCode = missing === 0 ? 0 : 1
