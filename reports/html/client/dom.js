/** An element; children are nodes or texts, never markup. Props that are `false` or `undefined` are left out. */
export function h(tag, props, ...children) {
  return fill(document.createElement(tag), props, children)
}

const svgSpace = 'http://www.w3.org/2000/svg'

/** An SVG element. */
export function s(tag, props, ...children) {
  return fill(document.createElementNS(svgSpace, tag), props, children)
}

function fill(node, props, children) {
  for (const [name, value] of Object.entries(props ?? {})) setProp(node, name, value)
  node.append(...children.flat(Number.POSITIVE_INFINITY).filter(isShown).map(visible))
  return node
}

/** Control and direction characters become visible, wherever the text comes from. */
function visible(child) {
  return typeof child === 'string' ? child.replace(/(?![\n\t])[\p{Cc}\p{Bidi_Control}]/gu, '�') : child
}

function isShown(child) {
  return child !== undefined && child !== null && child !== false && child !== ''
}

function setProp(node, name, value) {
  if (value === undefined || value === null || value === false) return
  if (typeof value === 'function') node.addEventListener(name.replace(/^on/, ''), value)
  else node.setAttribute(name, value === true ? '' : visible(String(value)))
}

/** A link within the report. */
export function link(target, props, ...children) {
  return h('a', { ...props, href: `#${encodeURI(target)}` }, ...children)
}

/** Folded content that is built when it is opened for the first time; `build` may return a promise. */
export function fold(props, summary, build) {
  const { open, ...rest } = props
  const body = h('div', { class: 'fold-body' })
  let built = false
  const details = h('details', rest, h('summary', null, summary), body)
  const show = async () => {
    if (built || !details.open) return
    built = true
    body.replaceChildren(await build())
  }
  details.addEventListener('toggle', show)
  if (open) details.open = true
  if (open) show()
  return details
}

/** Calls `action` when no further call came for `wait` milliseconds. */
export function settled(action, wait) {
  let timer
  return (...values) => {
    clearTimeout(timer)
    timer = setTimeout(() => action(...values), wait)
  }
}
