import { h } from './dom.js'

const order = ['auto', 'light', 'dark']
const key = 'conformance-theme'

/** A button that turns from the system's theme to light to dark; the choice is kept where the browser lets it. */
export function themeButton() {
  const label = h('span', { class: 'theme-label' })
  const button = h(
    'button',
    { type: 'button', class: 'quiet-button', onclick: () => apply(order[(order.indexOf(current) + 1) % order.length]) },
    h('span', { class: 'narrow-only', 'aria-hidden': 'true' }, '◐'),
    label,
  )
  let current = 'auto'
  const apply = theme => {
    current = order.includes(theme) ? theme : 'auto'
    document.documentElement.dataset.theme = current
    label.textContent = { auto: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' }[current]
    remember(current)
  }
  apply(recall())
  return button
}

function recall() {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function remember(theme) {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // A page opened from disk may not be allowed to keep anything.
  }
}
