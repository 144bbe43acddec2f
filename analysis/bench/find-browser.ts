import { spawnSync } from 'node:child_process'

const names = ['chromium', 'chromium-browser', 'chromium-headless-shell', 'google-chrome-stable', 'google-chrome']

/** The browser to measure and test with: the one that `CHROMIUM` names, if it names any; else one on the path. */
export const executable = (process.env.CHROMIUM ? [process.env.CHROMIUM] : names).find(starts)

/** Why nothing is measured or tested in a browser; false where there is one. */
export const withoutBrowser: string | false = executable ? false : 'no Chromium here; CHROMIUM may name one'

function starts(name: string): boolean {
  return spawnSync(name, ['--version'], { stdio: 'ignore', timeout: 120_000 }).status === 0
}
