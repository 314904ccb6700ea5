// By hand: the terminal is handed on whole, and so are signals, which execa leaves to the caller, too.
import { spawn } from 'node:child_process'

/**
 * Runs Node with these arguments at this terminal until it ends, and hands on what asks this process to stop.
 * @returns the code it ended with; 1 when a signal ended it
 */
export async function runNode(args: readonly string[], env = process.env): Promise<number> {
  const child = spawn(process.execPath, args, { env, stdio: 'inherit' })
  const handOn = (signal: NodeJS.Signals) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, handOn)
  try {
    return await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)))
  } finally {
    for (const signal of signals) process.off(signal, handOn)
  }
}
