import type { Board } from '../../protocol/types.ts'

interface Line {
  readonly name?: string
  readonly text?: string
  readonly from?: string | number
  readonly to?: string | number
}

interface Client {
  readonly changesBetween: (before: Board, after: Board) => { readonly lines: readonly Line[] }
}

/** Plain JavaScript without types. */
const file: string = '../html/client/changes.js'
let client: Promise<Client> | undefined

/** What differs between two boards, one sentence each, in the words of the report's page. */
export async function changeLines(before: Board, after: Board): Promise<readonly string[]> {
  client ??= import(file)
  const { changesBetween } = await client
  const lines = changesBetween(before, after).lines.filter(
    ({ name, text }) => name !== undefined || !isMerePhase(text, before, after),
  )
  return lines.map(({ name, text, from, to }) => {
    const subject = [name, text].filter(Boolean).join(' ')
    const way = from === undefined ? '' : `${text ? ':' : ''} ${from} → ${to}`
    return `${subject}${way}`.replace(/[^.]$/, '$&.')
  })
}

/** A player went on to another part of the same turn, which every act brings with it. */
function isMerePhase(text: string | undefined, before: Board, after: Board): boolean {
  return (
    !!text?.startsWith('It is now') &&
    before.turn.player === after.turn.player &&
    before.turn.number === after.turn.number
  )
}
