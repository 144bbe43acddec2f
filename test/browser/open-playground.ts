import { deflateRawSync } from 'node:zlib'
import { writePlayground } from '../../playground/write-playground.ts'
import { useBrowser } from './use-browser.ts'

/** What is asked of the page in its own words. */
export const said = "[...document.querySelectorAll('.outcome')].map(one => one.textContent)"
export const position = "document.querySelector('.position').textContent"
export const press = (label: string): string =>
  `[...document.querySelectorAll('button')].find(one => one.textContent === '${label}').click()`

/** The part of an address that holds a situation, under the Glossary unless it says otherwise. */
export const situation = (change: object): string =>
  `1.${deflateRawSync(JSON.stringify({ rulesets: ['1e-glossary'], struck: [], readings: [], ...change })).toString('base64url')}`

/** The playground in the browser of this file's tests. */
export function usePlayground() {
  let written = ''
  const here = useBrowser(folder => {
    written = writePlayground(folder)
  })
  return {
    get browser() {
      return here.browser
    },
    get folder() {
      return here.folder
    },
    get file() {
      return written
    },
    /** Opens a ruling or a situation, and waits for its outcome. */
    async open(hash: string): Promise<void> {
      await here.browser.open(written, { hash })
      await here.browser.until("document.querySelector('.outcome')")
    },
  }
}
