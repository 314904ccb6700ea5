import { runDemo } from './environment/run-demo.mjs'

await runDemo('dev')
