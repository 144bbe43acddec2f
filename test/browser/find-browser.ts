import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'chromium-headless-shell', 'google-chrome-stable', 'google-chrome']

/** The browser to test with: the one that `CHROMIUM` names, or one on the path. */
export const executable = process.env.CHROMIUM ?? names.flatMap(onPath)[0]

/** Why tests in a browser are skipped; false where there is one. */
export const withoutBrowser: string | false = executable ? false : `no ${names.slice(0, 2).join(' or ')} on the path`

function onPath(name: string): string[] {
  return (process.env.PATH ?? '').split(delimiter).flatMap(folder => {
    try {
      accessSync(join(folder, name), constants.X_OK)
      return [join(folder, name)]
    } catch {
      return []
    }
  })
}
