import { h } from '../../reports/html/client/dom.ts'
import { button } from './button.ts'
import { given } from './given.ts'

/** What takes a scenario elsewhere: a link, a text for a forum with what came of it, a file. */
export function keepers(text: () => string, outcome: () => string): HTMLElement {
  const copied = h('span', { class: 'quiet', role: 'status' })
  const copy = (what: string): void => {
    navigator.clipboard.writeText(what).then(
      () => {
        copied.textContent = 'Copied.'
      },
      () => {
        copied.textContent = 'The browser does not let this page copy.'
      },
    )
  }
  return h(
    'div',
    { class: 'controls' },
    button('Copy link', () => copy(ownAddress())),
    button('Copy for a forum', () => copy(forumText(text(), outcome(), ownAddress()))),
    button('Download .feature', () => download(text(), 'scenario.feature')),
    copied,
  )
}

/** Of what is shown, on the web if the page was written for an address there. */
const ownAddress = (): string => {
  const { address } = given()
  return address === undefined ? location.href : `${address}${location.hash}`
}

/** Markdown: the scenario, what came of it, and where it can be played; a page of this machine is no address for others. */
export const forumText = (text: string, outcome: string, href: string): string =>
  `${[`\`\`\`gherkin\n${text.trimEnd()}\n\`\`\``, outcome, ...(/^https?:/.test(href) ? [href] : [])].join('\n\n')}\n`

/** Hands the text over as a file of that name. */
export function download(text: string, name: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  h('a', { href, download: name }).click()
  URL.revokeObjectURL(href)
}
