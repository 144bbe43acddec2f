import { expect } from 'chai'
import { position, press, said, situation, usePlayground } from './open-playground.ts'
import { inBrowser } from './use-browser.ts'

const here = usePlayground()
const { open } = here

inBrowser('a text that cannot be played has no verdict, no board and no deeds', async () => {
  const { browser } = here
  const without = async (text: string): Promise<void> => {
    await browser.open(here.file, { hash: situation({ text }) })
    await browser.until("document.querySelector('.outcome.is-not-played')")
    expect(await browser.evaluate(said)).to.have.length(1)
    expect(await browser.evaluate(position)).to.equal('not played')
    expect(await browser.evaluate("document.querySelectorAll('.is-right, .is-wrong, .stage, .board').length")).to.equal(
      0,
    )
    expect(
      await browser.evaluate("[...document.querySelectorAll('.free')].every(one => one.closest('[hidden]'))"),
    ).to.equal(true)
  }
  await without('')
  await without('my stopped crew is on a ship that is destroyed')
  await open('1eD-doubling-01')
  await browser.evaluate(`(location.hash = ${JSON.stringify(situation({ text: 'Feature: nothing' }))}) && 0`)
  await browser.until("document.querySelector('.outcome.is-not-played')")
  expect(await browser.evaluate("document.querySelectorAll('.is-right, .stage').length")).to.equal(0)
})

inBrowser('where the last step needed no ruling, those of the deciding act are shown, and the text wraps', async () => {
  const { browser } = here
  await open('1eS-stopped-06')
  expect(await browser.evaluate("document.querySelector('.why summary').textContent")).to.match(
    /^(?:Line \d+: d|D)ecided by \d+ ruling/,
  )
  expect(
    await browser.evaluate(
      "document.querySelector('.cm-scroller').scrollWidth - document.querySelector('.cm-scroller').clientWidth",
    ),
  ).to.be.at.most(1)
})

inBrowser('two laws stand side by side, and where they part is said', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  const box = "[...document.querySelectorAll('.laws label')].find(one => /1996/.test(one.textContent)).firstChild"
  await browser.evaluate(`${box}.click()`)
  await browser.until("document.querySelectorAll('.outcome').length === 2")
  expect(await browser.evaluate("document.querySelector('.parts-here')?.textContent ?? ''")).to.match(
    /^From line \d+ otherwise than First Edition, /,
  )
  const rows = await browser.evaluate<string[][]>(
    "[...document.querySelectorAll('.laws-beside tbody tr')].map(row => [...row.children].map(cell => cell.innerText))",
  )
  expect(rows.map(([law]) => law)).to.have.members(['First Edition, Glossary 1.9.1', 'First Edition, 1996'])
  await browser.evaluate(
    "Object.defineProperty(navigator, 'clipboard', { value: { writeText: async text => { window.copied = text } } })",
  )
  await browser.evaluate(press('Copy for a forum'))
  await browser.until('window.copied')
  expect(await browser.evaluate('window.copied')).to.match(
    /^```gherkin\n@[^`]+\n```\n\n\* \*\*First Edition, 1996\*\*: Line \d+ .+, but .+\n\* \*\*First Edition, .+\n(?: {2}\* custom-.+\n)* {2}\* 1eD-doubling-01: \S/,
  )
  for (const [, outcome, decided] of rows) expect([outcome, decided].join()).to.match(/line|step.*,.*\S/i)
})
