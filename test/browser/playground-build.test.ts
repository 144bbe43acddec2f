import { join } from 'node:path'
import { expect } from 'chai'
import { writePlayground } from '../../playground/write-playground.ts'
import { press, usePlayground } from './open-playground.ts'
import { inBrowser } from './use-browser.ts'

const here = usePlayground()

const text = "[...document.querySelectorAll('.cm-line')].map(one => one.innerText).join('\\n')"
const rows = "[...document.querySelectorAll('.cm-line')].map(one => one.innerText.replace(/ +/g, ' ').trim())"
const choose = (group: string, label: string, value: string): string =>
  `{ const one = document.querySelector('[aria-label="${group}"] [aria-label="${label}"]'); one.value = '${value}'; one.dispatchEvent(new Event('change', { bubbles: true })) }`
const pressIn = (group: string, label: string): string =>
  `[...document.querySelector('[aria-label="${group}"]').querySelectorAll('button')].find(one => one.textContent === '${label}').click()`

/** Does it, and waits until the scenario was played anew. */
async function act(script: string, until: string): Promise<void> {
  await here.browser.evaluate(`${script}; 0`)
  await here.browser.until(until)
}

inBrowser('a board is built by clicks, and undone', async () => {
  const { browser } = here
  await here.open('1eD-doubling-01')
  await act(press('Try a situation'), "document.querySelector('.build').open && document.querySelector('.is-right')")
  await act(
    "{ const one = document.querySelector('#new-card'); one.value = 'worf'; one.dispatchEvent(new Event('input')); one.value = 'Worf'; one.dispatchEvent(new Event('input')) }",
    `[...document.querySelector('[aria-label="Where"]').options].some(one => one.text === 'aboard "Runabout"')`,
  )
  await act(pressIn('Add a card', 'Add'), `${rows}.includes('| Worf | aboard "Runabout" |')`)
  await browser.until(
    `[...document.querySelector('[aria-label="Which card"]').options].some(one => one.text === 'Worf')`,
  )
  await act(
    `${choose('Change a card', 'Which card', 'Worf')} ${choose('Change a card', 'What it is', 'stopped')} ${pressIn('Change a card', 'Set')}`,
    `${rows}.includes('And "Worf" is stopped')`,
  )
  await browser.until("document.querySelector('.board').textContent.includes('stopped')")
  await act(
    `${choose('Whose turn it is', 'Whose turn', "Bob\\'s")} ${choose('Whose turn it is', 'Which part of it', 'orders')} ${pressIn('Whose turn it is', 'Set')}`,
    `${rows}.includes("And it is Bob's orders")`,
  )
  await browser.until("document.querySelector('.is-wrong')")
  await act(press('Undo'), `!${rows}.includes("And it is Bob's orders")`)
  await act(press('Redo'), `${rows}.includes("And it is Bob's orders")`)
  expect(await browser.evaluate(text)).to.match(/What if|what if/)
})

inBrowser('the ways on lead to the field, to all laws side by side, and to the form of a rule', async () => {
  const { browser } = here
  await here.open('1eD-doubling-01')
  await browser.evaluate(press('Look up a ruling'))
  expect(await browser.evaluate('document.activeElement.id')).to.equal('find')
  await browser.evaluate(
    "{ const one = document.querySelector('#find'); one.value = 'a card'; one.dispatchEvent(new Event('input')) }",
  )
  expect(await browser.evaluate("document.querySelectorAll('.found li').length")).to.equal(40)
  await browser.evaluate(press('show all'))
  expect(await browser.evaluate("document.querySelectorAll('.found li').length")).to.be.above(40)
  await act(press('Compare the laws'), "document.querySelectorAll('.stage').length === 3")
  await act(press('Propose a rule'), "document.querySelector('#own-question')")
})

inBrowser('what the laws answer differently is listed, and each answer opens its board under all laws', async () => {
  await here.open('1eD-doubling-01')
  await act(press('See where they differ'), "document.querySelectorAll('.differences h3').length > 40")
  await act(
    "[...document.querySelectorAll('.differences button')].find(one => one.textContent.includes('started without one')).click()",
    "document.querySelectorAll('.stage').length === 3 && document.querySelector('.about').textContent.includes('faq96-22-leaders-04')",
  )
})

inBrowser('a page that is written for an address copies links to it', async () => {
  const { browser } = here
  const file = writePlayground(join(here.folder, 'web'), 'https://example.org/play/')
  await browser.open(file, { hash: '1eD-doubling-01' })
  await browser.until("document.querySelector('.outcome') && location.hash.startsWith('#1.')")
  await browser.evaluate(
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text } } })",
  )
  await browser.evaluate(press('Copy link'))
  await browser.until('window.copied')
  expect(await browser.evaluate("window.copied === 'https://example.org/play/' + location.hash")).to.equal(true)
})
