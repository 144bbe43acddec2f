import { type Child, h } from './dom.ts'

/** A table of a case's story, whose rows are headed by their first cell. */
export const storyTable = (titles: readonly string[], rows: readonly (readonly Child[])[]): HTMLElement =>
  h(
    'table',
    { class: 'story' },
    tableHead(titles),
    h(
      'tbody',
      null,
      rows.map(([first, ...rest]) =>
        h(
          'tr',
          null,
          h('th', { scope: 'row' }, first),
          rest.map(cell => h('td', null, cell)),
        ),
      ),
    ),
  )

export const tableHead = (titles: readonly string[]): HTMLElement =>
  h(
    'thead',
    null,
    h(
      'tr',
      null,
      titles.map(title => h('th', { scope: 'col' }, title)),
    ),
  )
