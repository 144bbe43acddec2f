import { type Child, h, type Props } from './dom.ts'

/** What is built when somebody wants to see it. */
export type Build = () => Node | Promise<Node>

/** Folded content that is built when it is opened for the first time; `open` = at once. */
export function fold(props: Props & { readonly open?: boolean }, summary: Child, build: Build): HTMLDetailsElement {
  const { open, ...rest } = props
  const body = h('div', { class: 'fold-body' })
  let built = false
  const details = h('details', rest, h('summary', null, summary), body)
  const show = async () => {
    if (built || !details.open) return
    built = true
    body.setAttribute('aria-busy', 'true')
    body.replaceChildren(await build())
    body.removeAttribute('aria-busy')
  }
  details.addEventListener('toggle', show)
  if (open) details.open = true
  if (open) show()
  return details
}
