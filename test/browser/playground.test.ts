import { expect } from 'chai'
import { violations } from './axe.ts'
import { position, press, said, situation, usePlayground } from './open-playground.ts'
import { inBrowser } from './use-browser.ts'

const here = usePlayground()
const { open } = here

/** Presses the button and waits until the page has come to another position. */
async function step(label: string): Promise<void> {
  const before = JSON.stringify(await here.browser.evaluate(position))
  await here.browser.evaluate(press(label))
  await here.browser.until(`${position} !== ${before}`)
}

inBrowser('a ruling is opened by its id, and stepped through forth and back', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  expect(await browser.evaluate(said)).to.deep.equal(['Every step came out as written.'])
  await step('Start')
  await step('Forward')
  expect(await browser.evaluate(position)).to.match(/^step 1 of \d+$/)
  await step('End')
  expect(await browser.evaluate(said)).to.deep.equal(['Every step came out as written.'])
  expect(browser.complaints).to.deep.equal([])
})

inBrowser('a ruling that is struck out shows at once what comes out otherwise, and is put back', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  const ofIt = "[...document.querySelectorAll('.why li')].find(one => one.textContent.startsWith('1eD-doubling-01'))"
  await browser.evaluate(`${ofIt}.querySelector('button').click()`)
  await browser.until("document.querySelector('.outcome.is-wrong')")
  expect(await browser.evaluate("document.querySelector('.message').textContent")).to.match(
    /should be 14, but it is 12/,
  )
  await browser.evaluate(press('put back'))
  await browser.until("document.querySelector('.outcome.is-right')")
})

inBrowser('a link opens the same position, also in another page', async () => {
  const { browser } = here
  await open('1eD-doubling-01')
  await browser.until("location.hash.startsWith('#1.')")
  const atTheEnd = await browser.evaluate<string>('location.hash')
  await step('Back')
  await browser.until(`location.hash !== ${JSON.stringify(atTheEnd)}`)
  const hash = (await browser.evaluate<string>('location.hash')).slice(1)
  const there = await browser.evaluate<string>(position)
  await open(hash)
  expect(await browser.evaluate(position)).to.equal(there)
  await new Promise(done => setTimeout(done, 500))
  expect(await browser.evaluate(position)).to.equal(there)
})

inBrowser('what cannot be read is said in words, and the text stays', async () => {
  const { browser } = here
  const remark = "document.querySelector('.remark').textContent"
  await open('1.broken!')
  await browser.until(remark)
  expect(await browser.evaluate(remark)).to.match(/^This link is broken/)
  await open('9.abc')
  await browser.until(remark)
  expect(await browser.evaluate(remark)).to.match(/of another version/)
  const text =
    '@1e-2014\nFeature: x\n  Example: y\n    Given Alice has:\n      | card | where |\n      | Dataa | in hand |\n'
  await browser.open(here.file, { hash: situation({ text }) })
  await browser.until(remark)
  expect(await browser.evaluate(remark)).to.match(/^Line \d+: .*Data/)
  expect(await browser.evaluate("document.querySelector('.cm-content').innerText")).to.contain('Dataa')
})

const markup = '<img src=x onerror="window.hacked=1">'
const hostile: Readonly<Record<string, string>> = {
  'half an escape': '%',
  'an escape of no text': '%E0%A4%A',
  'markup in place of a version': encodeURIComponent(`${markup}.x`),
  'what unpacks to far more than it is': situation({ text: 'x'.repeat(30_000_000) }),
  'laws by words of the language': situation({ text: markup, rulesets: ['__proto__', 'constructor'] }),
  'markup where names belong': situation({ text: markup, struck: [markup], readings: [markup, 'x/y'] }),
  'half of a pair of surrogates': situation({ text: `@1e-2014\nFeature: \ud800${markup}` }),
}
inBrowser('a hostile link is told in words, and draws nothing of its own', async () => {
  const { browser } = here
  for (const [what, hash] of Object.entries(hostile)) {
    await browser.open(here.file, { hash })
    await browser.until("document.querySelector('.remark')?.textContent")
    const remark = await browser.evaluate<string>("document.querySelector('.remark').textContent")
    expect(remark, what).to.match(/^(?:This link |Line \d+: )/)
    expect(await browser.evaluate('window.hacked'), what).to.equal(undefined)
    expect(await browser.evaluate("document.querySelectorAll('img').length"), what).to.equal(0)
    expect(browser.complaints, what).to.deep.equal([])
  }
})

const summary = (words: string): string =>
  `[...document.querySelectorAll('summary')].find(one => one.textContent === '${words}').click()`
const lines = "document.querySelector('.cm-content').innerText"
const deeds = "[...document.querySelectorAll('.deeds h3')].map(one => one.textContent)"

inBrowser(
  'what may be done is tried, told with the rulings, written down as a step, and what came of it is offered',
  async () => {
    const { browser } = here
    await open('1eS-stopped-06')
    await browser.evaluate(press('Start'))
    await browser.evaluate(summary('Possible moves'))
    await browser.until(`${deeds}.includes('ends the turn')`)
    const ends = "[...document.querySelectorAll('.deeds button')].find(one => /ends the turn$/.test(one.textContent))"
    await browser.evaluate(`${ends}.nextSibling.click()`)
    await browser.until("document.querySelector('.deeds .changes')")
    const said = await browser.evaluate<string>(`${ends}.textContent`)
    await browser.evaluate(press('End'))
    await browser.until(`${deeds}.includes('ends the turn') && ${ends}`)
    await browser.evaluate(`${ends}.click()`)
    await browser.until(`${lines}.includes(${JSON.stringify(said)})`)
    await browser.evaluate(summary('Add a check of this step'))
    await browser.until("document.querySelectorAll('.free')[1].querySelector('.deeds > *')")
    expect(browser.complaints).to.deep.equal([])
  },
)

for (const [what, view] of Object.entries({
  'wide and light': { width: 1400 },
  'wide and dark': { width: 1400, dark: true },
  'narrow and light': { width: 360 },
  'narrow and dark': { width: 360, dark: true },
}))
  inBrowser(`the page can be read by everybody, ${what}`, async () => {
    const { browser } = here
    await browser.open(here.file, { hash: '1eD-docking-pads-06', ...view })
    await browser.until("document.querySelector('.outcome')")
    await browser.evaluate(summary('Possible moves'))
    await browser.until(`${deeds}.includes('ends the turn')`)
    for (const what of ['Build the board', 'Propose a rule']) await browser.evaluate(summary(what))
    await browser.until("document.querySelector('#own-question')")
    await browser.evaluate("document.querySelectorAll('.card-place').forEach(one => { one.open = true })")
    expect(await violations(browser)).to.deep.equal([])
    expect(await browser.evaluate('document.documentElement.scrollWidth')).to.be.at.most(view.width)
  })

inBrowser('another reading of an open question is chosen, and the link holds it', async () => {
  const { browser } = here
  await open('1eD-docking-pads-06')
  const option = "[...document.querySelectorAll('.reading option')].find(one => one.value.endsWith('/safe'))"
  await browser.until(`${option} && location.hash.startsWith('#1.')`)
  const asItWas = await browser.evaluate<string>('location.hash')
  await browser.evaluate(
    `(() => { const option = ${option}; option.selected = true; option.parentNode.dispatchEvent(new Event('change')) })()`,
  )
  await browser.until(`document.querySelector('.outcome.is-wrong') && location.hash !== ${JSON.stringify(asItWas)}`)
  const hash = (await browser.evaluate<string>('location.hash')).slice(1)
  await open(hash)
  expect(await browser.evaluate("document.querySelector('.outcome.is-wrong') !== null")).to.equal(true)
})
