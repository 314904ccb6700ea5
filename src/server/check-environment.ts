import { databaseProblem } from './db/database-problem'
import { type Env, EnvironmentError, envProblems, parseEnv } from './env'
import { storeProblem } from './files/store-problem'

/**
 * Every wrong variable of an environment, each a sentence that names it, told at once: what is missing, what cannot be,
 * and (unless `connects` is false) a database or a store of files that lets nobody in. Empty when a start can succeed.
 */
export async function environmentProblems(
  source: Record<string, string | undefined>,
  { connects = true }: { connects?: boolean } = {},
): Promise<string[]> {
  const problems = envProblems(source)
  const isAddressWrong = problems.some((problem) => problem.startsWith('DATABASE_URL: '))
  if (isAddressWrong || !connects) return problems
  if (problems.length > 0) return [...problems, ...found(await databaseProblem(source.DATABASE_URL ?? ''))]
  const variables = parseEnv(source)
  return found(...(await databaseProblems(variables)), await storeProblem(variables))
}

const found = (...problems: (string | null)[]) => problems.filter((problem) => problem !== null)

/** Behind a pooler its own settings say how many connections there are; one to hear of changes goes past it. */
function databaseProblems(variables: Env): Promise<(string | null)[]> {
  const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_POOL_MAX, DATABASE_POOLER } = variables
  const connections = DATABASE_POOLER === 'on' ? 0 : DATABASE_POOL_MAX + 1
  return Promise.all([
    databaseProblem(DATABASE_URL, { connections }),
    DATABASE_DIRECT_URL ? databaseProblem(DATABASE_DIRECT_URL, { name: 'DATABASE_DIRECT_URL' }) : null,
  ])
}

/** Ends this process with code 1 and those sentences when its environment is wrong, before anything was begun. */
export async function requireEnvironment(): Promise<void> {
  const problems = await environmentProblems(process.env)
  if (problems.length === 0) return
  console.error(new EnvironmentError(problems).message)
  process.exit(1)
}
