import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from '../../analysis/bench/browser.ts'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong in the page at hand, a line for each rule and element; best practices included. */
export async function violations(browser: Browser): Promise<readonly string[]> {
  await browser.evaluate(`${source};0`)
  return browser.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary = '' }) =>
      id + ' ' + target.join(' ') + ': ' + failureSummary.slice(0, 200))))`)
}
