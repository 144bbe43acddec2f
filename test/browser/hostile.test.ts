import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { hostilePages } from './hostile-pages.ts'
import { inBrowser, useBrowser } from './use-browser.ts'

const here = useBrowser()

/** Opens everything that is folded, so that nothing stays undrawn. */
const unfold = `(async () => {
  for (let round = 0; round < 3; round++) {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const tab of document.querySelectorAll('[role=tab]')) tab.click()
    await new Promise(done => setTimeout(done, 60))
  }
})()`

const intruders = `[...document.body.querySelectorAll('img, b, svg[onload], iframe, object, script')]
  .filter(node => !node.closest('body > script')).map(node => node.outerHTML)`

for (const { name, make, views } of hostilePages)
  inBrowser(`hostile texts stay texts on every view of ${name}`, async () => {
    const { browser, folder } = here
    const file = make(mkdtempSync(join(folder, 'page-')))
    for (const hash of views) {
      await browser.open(file, { hash })
      await browser.evaluate(unfold)
      expect(browser.complaints, hash).to.deep.equal([])
      expect(await browser.evaluate(`window.hacked`), hash).to.equal(undefined)
      expect(await browser.evaluate(intruders), hash).to.deep.equal([])
      const text = await browser.evaluate<string>('document.title + document.body.innerText')
      expect(text.match(/\p{Bidi_Control}/u), hash).to.equal(null)
    }
    await browser.open(file, { hash: views[0]! })
    await browser.evaluate(unfold)
    expect(await browser.evaluate<string>('document.body.innerText'), 'nothing hostile is shown').to.contain('onerror=')
  })
