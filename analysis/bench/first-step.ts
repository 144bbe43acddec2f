import { Browser } from './browser.ts'
import { median } from './budget.ts'
import { withoutBrowser } from './find-browser.ts'

const shown = 'document.documentElement.dataset.firstStep'

/** The longest that a step back takes, once all is drawn. */
const stepping = `(() => {
  const back = [...document.querySelectorAll('button')].find(one => one.textContent === 'Back')
  return Math.max(...Array.from({ length: 5 }, () => {
    const start = performance.now()
    back.click()
    document.body.getBoundingClientRect()
    return performance.now() - start
  }))
})()`

/** Milliseconds in the playground's page, opened from this disk; undefined without a browser. */
export async function stepTimes(
  page: string,
  runs: number,
): Promise<{ readonly first: number; readonly each: number } | undefined> {
  if (withoutBrowser) return undefined
  const browser = new Browser()
  try {
    const taken: number[] = []
    const steps: number[] = []
    for (let run = 0; run < runs; run += 1) {
      await browser.open(page)
      await browser.until(shown)
      taken.push(Number(await browser.evaluate<string>(shown)))
      steps.push(await browser.evaluate<number>(stepping))
    }
    return { first: median(taken), each: median(steps) }
  } finally {
    await browser.close()
  }
}
