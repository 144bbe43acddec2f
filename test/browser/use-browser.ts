import { rmSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { Browser } from '../../analysis/bench/browser.ts'
import { withoutBrowser } from '../../analysis/bench/find-browser.ts'
import { temporaryFolder } from '../fixture/temporary.ts'

/** A browser and a folder for the tests of a file; `prepare` is left out where there is no browser. */
export function useBrowser(prepare: (folder: string) => void = () => undefined): {
  readonly browser: Browser
  readonly folder: string
} {
  const folder = temporaryFolder('stccg-pages-')
  let browser: Browser | undefined
  before(() => {
    if (withoutBrowser) return
    browser = new Browser()
    prepare(folder)
  })
  after(async () => {
    await browser?.close()
    rmSync(folder, { recursive: true, force: true })
  })
  return {
    folder,
    get browser(): Browser {
      return browser!
    },
  }
}

/** A test that is skipped, in words, where there is no browser. */
export function inBrowser(name: string, play: () => Promise<void>): void {
  test(name, { skip: withoutBrowser, timeout: 1_800_000 }, play)
}
