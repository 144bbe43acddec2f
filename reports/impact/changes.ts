import type { Board } from '../../protocol/types.ts'

interface Line {
  readonly name?: string
  readonly text?: string
  readonly from?: string | number
  readonly to?: string | number
}

/** The page's own comparison of boards, so that all reports use the same words. */
const { changesBetween } = (await import(new URL('../html/client/changes.js', import.meta.url).href)) as {
  readonly changesBetween: (before: Board, after: Board) => { readonly lines: readonly Line[] }
}

/** What differs between two boards, one sentence each. */
export function changeLines(before: Board, after: Board): readonly string[] {
  return changesBetween(before, after).lines.map(({ name, text, from, to }) => {
    const subject = [name, text].filter(Boolean).join(' ')
    const way = from === undefined ? '' : `${text ? ':' : ''} ${from} → ${to}`
    return `${subject}${way}`.replace(/[^.]$/, '$&.')
  })
}
