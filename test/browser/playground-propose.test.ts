import { expect } from 'chai'
import { press, usePlayground } from './open-playground.ts'
import { inBrowser } from './use-browser.ts'

const here = usePlayground()
const { open } = here

const understood = "document.querySelector('.understood').textContent"
const status = "document.querySelector('.propose > [role=status]:last-child').textContent"
const tick = (words: string): string =>
  `[...document.querySelectorAll('.propose .circumstances label')].find(one => one.textContent.trim() === '${words}').click()`

/** Opens the form for the ruling's first scenario. */
async function form(ruling: string): Promise<void> {
  await open(ruling)
  await here.browser.evaluate(
    "document.querySelector('.propose').open || document.querySelector('.propose > summary').click()",
  )
  await here.browser.until("document.querySelector('#own-question')")
}

inBrowser('a rule is chosen from a situation, and the page says how it reads it', async () => {
  const { browser } = here
  await form('faq96-12-stopped-01')
  await browser.evaluate(tick('is “stopped”'))
  expect(await browser.evaluate(understood)).to.equal(
    'Read as: to the question “May the card do this, or have this done to it?” (can) the answer is “yes”, if “card” is a card that is “stopped” and “to” is “operate transporters”. It goes before faq96-12-stopped-01.',
  )
})

inBrowser(
  'a rule with a title that no card has is not taken, and one that is not written proposes nothing',
  async () => {
    const { browser } = here
    await form('faq96-12-stopped-01')
    await browser.evaluate("document.querySelector('#own-rule').value = ''")
    await browser.evaluate(press('See what it would change'))
    expect(await browser.evaluate(status)).to.match(/^Nothing is proposed yet/)
    await browser.evaluate("document.querySelector('#own-rule').value = 'Jadzia Dax acts when stopped.'")
    await browser.evaluate(
      "document.querySelector('.card-place [aria-label=\"What else it must be\"]').value = 'name'; document.querySelector('.card-place input[type=text]').value = 'Jadzia Daks'",
    )
    await browser.evaluate("document.querySelector('.card-place button').click()")
    expect(
      await browser.evaluate("document.querySelector('.card-place .controls [role=status]').textContent"),
    ).to.match(/^There is no name “Jadzia Daks”\. Nearest: Jadzia Dax/)
  },
)
