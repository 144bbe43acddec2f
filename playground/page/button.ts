import { h } from '../../reports/html/client/dom.ts'

/** A button that does something on this page. */
export const button = (label: string, click: () => void): HTMLElement =>
  h('button', { type: 'button', on: { click } }, label)
