import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { usePlayground } from './open-playground.ts'
import { inBrowser } from './use-browser.ts'

const here = usePlayground()
const root = fileURLToPath(new URL('../../', import.meta.url))

let clicks = 0

/** Clicks what has these words, as soon as it is there. */
async function click(selector: string, words: string): Promise<void> {
  clicks += 1
  const found = `[...document.querySelectorAll('${selector}')].find(one => one.textContent.includes(${JSON.stringify(words)}))`
  await here.browser.until(`!!${found}`)
  await here.browser.evaluate(`${found}.click() ?? 0`)
}

async function type(selector: string, words: string): Promise<void> {
  const field = `document.querySelector('${selector}')`
  await here.browser.evaluate(
    `${field}.value = ${JSON.stringify(words)}; ${field}.dispatchEvent(new Event('input')); 0`,
  )
}

/** The first page of the playground, as it is without an address. */
async function firstPage(): Promise<void> {
  clicks = 0
  await here.browser.open(here.file)
  await here.browser.until("document.querySelector('.outcome')")
}

inBrowser('a player’s question leads to its ruling on a board, in three clicks', async () => {
  await firstPage()
  await click('button', 'Look up a ruling')
  await type('#find', 'can I beam a stopped card')
  await click('.found button', '1eS-stopped-06')
  await here.browser.until("document.querySelector('.about .id')?.textContent === '1eS-stopped-06'")
  await here.browser.until(
    "document.querySelector('.board') && document.querySelector('.why').textContent.includes('1eS-stopped-06')",
  )
  expect(clicks).to.be.at.most(3)
})

inBrowser('a committee’s sentence leads to the page of what it would change, in five clicks', async () => {
  await firstPage()
  await type('#find', 'stopped no action of any kind')
  await click('.found button', 'faq96-12-stopped-01')
  await here.browser.until("document.querySelector('.about .id')?.textContent === 'faq96-12-stopped-01'")
  await click('button', 'Propose a rule')
  await type('#own-rule', 'Stopped ships may operate transporters.')
  await click('.circumstances label', 'is “stopped”')
  await click('.circumstances label', 'of the type “ship”')
  await click('button', 'See what it would change')
  await here.browser.until("document.querySelector('.proposed .in-short')")
  expect(await here.browser.evaluate("document.querySelector('.proposed .in-short li').textContent")).to.match(
    /^\d+ of the \d,\d{3} scenarios of “First Edition, 1996” comes? out differently: /,
  )
  const told = await here.browser.evaluate<string>("document.querySelector('.proposed').textContent")
  expect(told).not.to.match(/call stack/)
  expect(told).to.include(
    '“card” is a card that is of the type “ship” and is “stopped” and “to” is “operate transporters”',
  )
  expect(clicks).to.be.at.most(5)
})

inBrowser('an author’s first failure stands on a board, after one command and one click', async () => {
  clicks = 0
  const out = join(here.folder, 'wrong')
  const command = join(root, 'bin/stccg-conformance.js')
  const wrong = join(root, 'examples/engines/wrong/ignores-stopped.js')
  const engine = [process.execPath, wrong, process.execPath, command, 'serve']
    .map(part => JSON.stringify(part))
    .join(' ')
  try {
    execFileSync(process.execPath, [command, 'run', '--engine', engine, '--ruling', '1eS-stopped-06', '--out', out], {
      stdio: 'ignore',
    })
  } catch (error) {
    expect((error as { readonly status: number }).status).to.equal(1)
  }
  await here.browser.open(join(out, 'conformance.html'))
  await here.browser.until("document.querySelector('main h2')")
  await click('main a', 'A "stopped" card may not be beamed.')
  await here.browser.until("document.querySelector('details.scenario[open] figure.board')")
  expect(clicks).to.be.at.most(1)
})
