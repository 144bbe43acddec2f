import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { press, situation, usePlayground } from './open-playground.ts'
import { inBrowser } from './use-browser.ts'

const here = usePlayground()
const { open } = here
const command = fileURLToPath(new URL('../../bin/stccg-conformance.js', import.meta.url))

const lines = "document.querySelector('.cm-content').innerText"

inBrowser('a text written in the page is downloaded and runs unchanged on the command line', async () => {
  const { browser, folder } = here
  await open('1eD-docking-pads-06')
  await browser.evaluate(`(() => {
    globalThis.saved = undefined
    const make = URL.createObjectURL
    URL.createObjectURL = blob => { blob.text().then(text => { globalThis.saved = text }); return make.call(URL, blob) }
  })()`)
  await browser.evaluate(press('Download .feature'))
  await browser.until('globalThis.saved')
  const feature = join(folder, 'scenario.feature')
  writeFileSync(feature, await browser.evaluate<string>('globalThis.saved'))
  const out = join(folder, 'out')
  const { stdout, status } = spawnSync(process.execPath, [command, 'run', '--features', feature, '--out', out], {
    encoding: 'utf8',
  })
  expect(status, stdout).to.equal(0)
  const { totals } = JSON.parse(readFileSync(join(out, 'conformance.json'), 'utf8'))
  expect(totals.pass).to.equal(totals.cases).and.to.be.above(0)
})

inBrowser('five thousand lines are read, complained of at their line, and stay', async () => {
  const { browser } = here
  const text = `@1e-glossary\nFeature: long\n${'  # a remark\n'.repeat(4996)}  Example: x\n    Given nonsense\n`
  await browser.open(here.file, { hash: situation({ text }) })
  await browser.until("document.querySelector('.remark').textContent")
  expect(await browser.evaluate("document.querySelector('.remark').textContent")).to.match(/^Line 5000: /)
  expect(await browser.evaluate(lines)).to.contain('Feature: long')
  expect(browser.complaints).to.deep.equal([])
})

inBrowser('a title, a place, a condition and a sentence are offered where they fit', async () => {
  const { browser } = here
  const offered = async (typed: string): Promise<string> => {
    const text = `@1e-glossary\nFeature: x\n\n  Example: y\n    ${typed}`
    await browser.open(here.file, { hash: situation({ text }) })
    await browser.until(`${lines}.includes('Example: y')`)
    await browser.evaluate(`(() => {
      const content = document.querySelector('.cm-content')
      content.focus()
      getSelection().selectAllChildren(content)
      getSelection().collapseToEnd()
    })()`)
    await browser.press('Space', 'Ctrl')
    await browser.until("document.querySelector('.cm-tooltip-autocomplete')")
    return browser.evaluate("document.querySelector('.cm-tooltip-autocomplete').innerText")
  }
  expect(await offered('Given "Kevin Uxb')).to.contain('Kevin Uxbridge: Convergence')
  expect(await offered('Then "Data" is now sto')).to.contain('stopped')
  expect(await offered('| Data | aboa')).to.contain('aboard "…"')
  expect(await offered('When Alice att')).to.contain('attacks')
})

inBrowser('nothing on the page moves by itself once it is shown', async () => {
  const { browser } = here
  await open('1eD-docking-pads-06')
  const shift = `new Promise(done => {
    let sum = 0
    new PerformanceObserver(list => { for (const one of list.getEntries()) if (!one.hadRecentInput) sum += one.value })
      .observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done(sum), 300)
  })`
  expect(await browser.evaluate<number>(shift)).to.be.below(0.1)
})
