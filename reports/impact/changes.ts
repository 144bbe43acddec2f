import type { Board } from '../../protocol/types.ts'
import { changesBetween } from '../html/client/changes.ts'

/** What differs between two boards, one sentence each, in the words of the report's page. */
export function changeLines(before: Board, after: Board): readonly string[] {
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
