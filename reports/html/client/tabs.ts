import { type Child, h } from './dom.ts'
import type { Build } from './fold.ts'

/** A tab; its panel is built when it is first shown. */
export interface Tab {
  readonly key: string
  readonly label: Child
  readonly build: Build
}

const steps: ReadonlyMap<string, number> = new Map(Object.entries({ ArrowRight: 1, ArrowLeft: -1 }))

let made = 0

/** Tabs, of which the one with the key `start` is shown first, or else the first; arrow keys move between them. */
export function tabs(list: readonly Tab[], start: string | undefined): HTMLElement {
  const prefix = `tabs-${++made}`
  const panel = h('div', { class: 'tab-panel', role: 'tabpanel', id: `${prefix}-panel` })
  const buttons = list.map(({ label }, index) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${prefix}-${index}`,
        'aria-controls': panel.id,
        on: { click: () => select(index) },
      },
      label,
    ),
  )
  const select = selecting(list, buttons, panel)
  const first = Math.max(
    0,
    list.findIndex(({ key }) => key === start),
  )
  select(first)
  if (list.length === 1) return h('div', { class: 'tabs' }, panel)
  const keydown = moving(buttons, select)
  return h('div', { class: 'tabs' }, h('div', { class: 'tab-list', role: 'tablist', on: { keydown } }, buttons), panel)
}

type Select = (index: number) => Promise<void>

/** What shows a tab, if no other was chosen before it was built. */
function selecting(list: readonly Tab[], buttons: readonly HTMLElement[], panel: HTMLElement): Select {
  const built = new Map<number, Node>()
  let current = -1
  return async index => {
    const [tab, chosen] = [list[index], buttons[index]]
    if (!tab || !chosen) return
    current = index
    for (const button of buttons) mark(button, button === chosen)
    panel.setAttribute('aria-labelledby', chosen.id)
    panel.setAttribute('aria-busy', 'true')
    const content = built.get(index) ?? (await tab.build())
    built.set(index, content)
    if (current !== index) return
    panel.replaceChildren(content)
    panel.removeAttribute('aria-busy')
  }
}

/** What goes from the selected tab to a neighbour, the last being one of the first. */
function moving(buttons: readonly HTMLElement[], select: Select): (event: KeyboardEvent) => void {
  return ({ key }) => {
    const step = steps.get(key)
    const current = buttons.findIndex(button => button.getAttribute('aria-selected') === 'true')
    if (!step) return
    const next = (current + step + buttons.length) % buttons.length
    buttons[next]?.focus()
    select(next)
  }
}

function mark(button: HTMLElement, isSelected: boolean): void {
  button.setAttribute('aria-selected', String(isSelected))
  button.setAttribute('tabindex', isSelected ? '0' : '-1')
}
