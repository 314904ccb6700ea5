// @ts-check
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Problem } from './problem.mjs'
import { inProject, projectRequire } from './project.mjs'
import { runCommand } from './run-command.mjs'

const USUAL_PLACES = [
  // Chromium without a window's frame, which costs a third of its work.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]
const ON_PATH = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'chrome']

/**
 * A Chromium that runs on this machine: CHROMIUM_PATH, then what is installed, then Playwright's own download.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Problem(`CHROMIUM_PATH=${named} is not a browser that starts.`)
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = ON_PATH.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...USUAL_PLACES, ...onPath, ...downloaded()].find(runs)
}

/**
 * Finds a browser or installs one.
 * @param {ReturnType<typeof import('./supervisor.mjs').createSupervisor>} supervisor
 * @returns {Promise<string>} its path
 * @throws {Problem} when every way of installing one fails
 */
export async function ensureBrowser(supervisor) {
  const found = findBrowser()
  if (found) return found
  /** @type {string[]} */
  const failures = []
  for (const command of waysToInstall()) {
    try {
      await runCommand(supervisor, { ...command, log: inProject('.data/logs/browser.log') })
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
    const installed = findBrowser()
    if (installed) return installed
  }
  throw new Problem(
    `No Chromium was found and none could be installed.\n${failures.join('\n')}\n` +
      'Install Chromium or Chrome yourself, and name it if it is in an unusual place: CHROMIUM_PATH=/path/to/chromium',
  )
}

function waysToInstall() {
  const asRoot = process.getuid?.() === 0
  const playwright = path.join(path.dirname(projectRequire.resolve('playwright-core/package.json')), 'cli.js')
  const download = {
    name: 'Downloading Chromium',
    command: process.execPath,
    args: [playwright, 'install', ...(asRoot ? ['--with-deps'] : []), 'chromium'],
  }
  const debian = {
    name: 'Installing Chromium with apt-get',
    command: 'sh',
    args: ['-c', 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }
  return asRoot && isDebian() ? [debian, download] : [download]
}

/** Debian itself: elsewhere the package is a stub that wants snap. */
function isDebian() {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** @returns {string[]} */
function downloaded() {
  try {
    return [projectRequire('playwright-core').chromium.executablePath()]
  } catch {
    return []
  }
}

/** @param {string} file */
function runs(file) {
  return existsSync(file) && spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 30_000 }).status === 0
}
