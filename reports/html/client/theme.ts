import { h } from './dom.ts'

const labels = { auto: 'Theme: system', light: 'Theme: light', dark: 'Theme: dark' }
type Theme = keyof typeof labels

const next: Readonly<Record<Theme, Theme>> = { auto: 'light', light: 'dark', dark: 'auto' }
const key = 'conformance-theme'

/** A button that turns from the system's theme to light to dark; the choice is kept where the browser lets it. */
export function themeButton(): HTMLElement {
  const label = h('span', { class: 'theme-label' })
  const button = h(
    'button',
    { type: 'button', class: 'quiet-button', on: { click: () => apply(next[current]) } },
    h('span', { class: 'narrow-only', 'aria-hidden': 'true' }, '◐'),
    label,
  )
  let current: Theme = 'auto'
  const apply = (theme: Theme) => {
    current = theme
    document.documentElement.dataset.theme = current
    label.textContent = labels[current]
    remember(current)
  }
  apply(recall())
  return button
}

function recall(): Theme {
  try {
    const kept = localStorage.getItem(key)
    return kept === 'light' || kept === 'dark' ? kept : 'auto'
  } catch {
    return 'auto'
  }
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(key, theme)
  } catch {
    // A page opened from disk may not be allowed to keep anything.
  }
}
