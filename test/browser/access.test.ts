import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { violations } from './axe.ts'
import { pale } from './contrast.ts'
import { hostilePages } from './hostile-pages.ts'
import { inBrowser, useBrowser } from './use-browser.ts'

const here = useBrowser()

/** Whatever is unfolded has its content. */
const isDrawn =
  "[...document.querySelectorAll('details[open] > .fold-body, [role=tabpanel]')].every(body => body.firstChild)"

/** Fields without a name, ids that stand twice, headings that leave out a level, pages without exactly one first heading. */
const faults = `(() => {
  const nameless = [...document.querySelectorAll('input, select, button, a, summary, [role=img], [role=group], nav, table:not([role])')]
    .filter(node => !(node.ariaLabel || node.labels?.length || node.textContent.trim()))
    .map(node => 'nameless: ' + node.outerHTML.slice(0, 80))
  const ids = [...document.querySelectorAll('[id]')].map(node => node.id)
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map(id => 'twice: ' + id)
  const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(node => Number(node.tagName[1]))
  const gaps = levels.filter((level, index) => index > 0 && level > levels[index - 1] + 1).map(level => 'left out before: h' + level)
  const first = levels.filter(level => level === 1).length
  return [...nameless, ...twice, ...gaps, ...(first === 1 ? [] : ['first headings: ' + first])]
})()`

for (const { name, make, views } of hostilePages)
  for (const dark of [false, true])
    inBrowser(`${name} can be read, ${dark ? 'dark' : 'light'}`, async () => {
      const { browser, folder } = here
      const file = make(mkdtempSync(join(folder, 'page-')))
      for (const hash of views) {
        await browser.open(file, { hash, dark })
        await browser.until(isDrawn)
        expect(await browser.evaluate(pale), `${hash}: too little contrast`).to.deep.equal([])
        expect(await browser.evaluate(faults), hash).to.deep.equal([])
        expect(await violations(browser), hash).to.deep.equal([])
      }
    })

for (const { name, make, views } of hostilePages)
  inBrowser(`nothing of ${name} is wider than a narrow screen`, async () => {
    const { browser, folder } = here
    const file = make(mkdtempSync(join(folder, 'page-')))
    for (const hash of views) {
      await browser.open(file, { hash, width: 360 })
      await browser.until(isDrawn)
      expect(await browser.evaluate('document.documentElement.scrollWidth'), hash).to.be.at.most(360)
    }
  })
