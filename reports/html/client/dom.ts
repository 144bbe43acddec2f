import { isWebAddress } from '../../../protocol/web-address.ts'
import { printable } from '../../words.ts'

/** What may stand within an element; `false`, nothing and the empty text leave no trace. */
export type Child = Node | string | false | null | undefined | readonly Child[]

type Attribute = string | number | boolean | null | undefined

type Listeners = {
  readonly [Name in keyof GlobalEventHandlersEventMap]?: (event: GlobalEventHandlersEventMap[Name]) => void
}

/** Attributes, and under `on` what listens to events. Attributes that are `false` or nothing are left out. */
export interface Props {
  readonly on?: Listeners
  readonly [attribute: string]: Attribute | Listeners
}

/** An element; children are nodes or texts, never markup. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Props | null,
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  return fill(document.createElement(tag), props, children)
}

/** A link to an address on the web; what is no such address stays a text. */
export const outwards = (address: string): Child =>
  isWebAddress(address) ? h('a', { href: address, rel: 'noreferrer' }, address) : address

const svgSpace = 'http://www.w3.org/2000/svg'

/** An SVG element. */
export function s<Tag extends keyof SVGElementTagNameMap>(
  tag: Tag,
  props: Props | null,
  ...children: readonly Child[]
): SVGElementTagNameMap[Tag] {
  return fill(document.createElementNS(svgSpace, tag), props, children)
}

function fill<Filled extends Element>(node: Filled, props: Props | null, children: readonly Child[]): Filled {
  const { on = {}, ...attributes } = props ?? {}
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value)
  for (const [name, listener] of Object.entries(on)) node.addEventListener(name, listener as EventListener)
  for (const child of shown(children)) node.append(child)
  return node
}

/** Control and direction characters become visible, wherever the text comes from. */
function shown(children: readonly Child[]): (Node | string)[] {
  return children.flatMap(child => {
    if (child === undefined || child === null || child === false || child === '') return []
    if (typeof child === 'string') return [printable(child)]
    return isList(child) ? shown(child) : [child]
  })
}

function isList(child: Node | readonly Child[]): child is readonly Child[] {
  return Array.isArray(child)
}

function setAttribute(node: Element, name: string, value: unknown): void {
  if (value === undefined || value === null || value === false) return
  node.setAttribute(name, value === true ? '' : printable(String(value)))
}

/** The element that the page is written with under that id. */
export function ownElement(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`This page has no element “${id}”, so it was cut or changed. Write it again.`)
  return found
}

/** The data that the page is written with, as text. */
export function ownData(): string {
  return ownElement('data').textContent ?? ''
}

/** A link within the report. */
export function link(target: string, props: Props | null, ...children: readonly Child[]): HTMLAnchorElement {
  return h('a', { ...props, href: `#${encodeURI(target)}` }, ...children)
}
