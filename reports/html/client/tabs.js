import { h } from './dom.js'

let made = 0

/** Tabs whose panels are built when first shown; arrow keys move between them. */
export function tabs(list, start) {
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
        onclick: () => select(index),
      },
      label,
    ),
  )
  const built = new Map()
  let current = -1

  async function select(index) {
    current = index
    for (const [at, button] of buttons.entries()) mark(button, at === index)
    panel.setAttribute('aria-labelledby', buttons[index].id)
    if (!built.has(index)) built.set(index, await list[index].build())
    if (current === index) panel.replaceChildren(built.get(index))
  }

  const move = event => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step) return
    const next = (current + step + list.length) % list.length
    buttons[next].focus()
    select(next)
  }
  select(
    Math.max(
      0,
      list.findIndex(({ key }) => key === start),
    ),
  )
  if (list.length === 1) return h('div', { class: 'tabs' }, panel)
  return h('div', { class: 'tabs' }, h('div', { class: 'tab-list', role: 'tablist', onkeydown: move }, buttons), panel)
}

function mark(button, isSelected) {
  button.setAttribute('aria-selected', String(isSelected))
  button.setAttribute('tabindex', isSelected ? '0' : '-1')
}
