import { databaseProblem } from './db/database-problem'
import { EnvironmentError, envProblems, parseEnv } from './env'
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
  const refused = await databaseProblem(source.DATABASE_URL ?? '')
  const denied = problems.length === 0 ? await storeProblem(parseEnv(source)) : null
  return [...problems, ...[refused, denied].filter((problem) => problem !== null)]
}

/** Ends this process with code 1 and those sentences when its environment is wrong, before anything was begun. */
export async function requireEnvironment(): Promise<void> {
  const problems = await environmentProblems(process.env)
  if (problems.length === 0) return
  console.error(new EnvironmentError(problems).message)
  process.exit(1)
}
