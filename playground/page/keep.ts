import { h } from '../../reports/html/client/dom.ts'
import { button } from './button.ts'

/** What takes a scenario elsewhere: a link, a text for a forum, a file. */
export const keepers = (text: () => string): HTMLElement =>
  h(
    'div',
    { class: 'controls' },
    button('Copy link', () => void copy(location.href)),
    button('Copy for a forum', () => void copy(`\`\`\`gherkin\n${text()}\`\`\`\n${location.href}\n`)),
    button('Download .feature', () => download(text())),
  )

async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}

function download(text: string): void {
  const href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  h('a', { href, download: 'scenario.feature' }).click()
  URL.revokeObjectURL(href)
}
