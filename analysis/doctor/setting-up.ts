import type { ArrangeResult, Board, Observation, Question } from '../../protocol/types.ts'
import { counted } from '../../reports/words.ts'
import type { TinyBoard } from './boards.ts'
import { notAsSet } from './compare.ts'
import { type Complaint, type Finding, once, verdictOn } from './finding.ts'
import { guarded } from './mishaps.ts'
import type { Patient } from './patient.ts'

/** Whether `arrange` forgets everything, and every board is shown as it was set. */
export async function settingUp(
  patient: Patient,
  boards: readonly TinyBoard[],
  none: readonly string[],
): Promise<readonly Finding[]> {
  const reset = await resets(patient, boards)
  const earlier = new Set<string>()
  const complaints: Complaint[] = []
  for (const { word, board } of boards) {
    const doing = `Setting up a board with "${word}"`
    const found = await guarded(patient, doing, () => shownAsSet(patient, board, earlier))
    for (const one of found) complaints.push(one)
    for (const { id } of board.cards) earlier.add(id)
  }
  return [
    ...verdictOn('reset', 'Nothing of one board is left on the next', once(reset)),
    ...verdictOn('boards', 'Every board is shown as it was set', once(complaints), counted(boards.length, 'board')),
    ...verdictOn('turns', 'It asks the player whose turn it is', once(await asksEach(patient, boards))),
    ...untried(none),
  ]
}

async function shownAsSet(patient: Patient, board: Board, earlier: ReadonlySet<string>): Promise<readonly Complaint[]> {
  const { pending } = await patient.ask<ArrangeResult>({ do: 'arrange', board })
  const { board: shown } = await patient.ask<Observation>({ do: 'observe' })
  const questions = Array.isArray(pending) && pending.length > 0
  return [...(questions || shown?.over ? [] : [noQuestion]), ...notAsSet(board, shown, earlier)]
}

const noQuestion: Complaint = {
  seen: 'The reply to `arrange` has no open question, although the game is not over.',
  mend: 'Reply to `arrange` with "pending": the questions that are open, usually one "action" of the player whose turn it is.',
}

/** A full board, then the same without conditions, then none of its cards. */
async function resets(patient: Patient, boards: readonly TinyBoard[]): Promise<readonly Complaint[]> {
  const full = boards.toSorted((a, b) => weight(b.board) - weight(a.board))[0]?.board
  if (!full) return []
  const plain = { ...full, cards: full.cards.map(({ is: _, because: _b, ...card }) => card) }
  const { made: _, ...bare } = { ...full, cards: [], players: full.players.map(({ name }) => ({ name, points: 0 })) }
  return guarded(patient, 'Setting up one board after another', async () => {
    await patient.ask({ do: 'arrange', board: full })
    await patient.ask({ do: 'arrange', board: plain })
    const { board: second } = await patient.ask<Observation>({ do: 'observe' })
    await patient.ask({ do: 'arrange', board: bare })
    const { board: third } = await patient.ask<Observation>({ do: 'observe' })
    const ids = new Set(full.cards.map(({ id }) => id))
    return [...stillSo(full, second), ...notAsSet(bare, third, ids)]
  })
}

const weight = ({ cards }: Board): number => cards.length + cards.flatMap(({ is = [] }) => is).length * 10

function stillSo(full: Board, shown: Board): readonly Complaint[] {
  return full.cards.flatMap(({ id, is = [] }) => {
    const card = shown.cards.find(one => one.id === id)
    return is
      .filter(word => card?.is?.includes(word))
      .map(word => ({
        seen: `"${id}" is still ${word}, although it was arranged again and is not.`,
        mend: 'Let `arrange` begin with a new game: nothing of the board before is left.',
      }))
  })
}

/** A board, first in the turn of one player, then of the other. */
async function asksEach(patient: Patient, boards: readonly TinyBoard[]): Promise<readonly Complaint[]> {
  const [first] = boards
  if (!first) return []
  const { board } = first
  const complaints: Complaint[] = []
  for (const { name: player } of board.players) {
    const turned = { ...board, turn: { player, phase: board.turn.phase } }
    const doing = `Setting up a board in ${player}'s turn`
    complaints.push(
      ...(await guarded(patient, doing, async () => askedFaults(await arranged(patient, turned), player))),
    )
  }
  return complaints
}

async function arranged(patient: Patient, board: Board): Promise<readonly Question[]> {
  return (await patient.ask<ArrangeResult>({ do: 'arrange', board })).pending
}

function askedFaults(pending: readonly Question[], player: string): readonly Complaint[] {
  const asked = Array.isArray(pending) ? pending.filter(({ kind }) => kind === 'action').map(({ who }) => who) : []
  if (!asked.length || asked.includes(player)) return []
  return [
    {
      seen: `${asked.join(' and ')} was asked for the next act, although it is ${player}'s turn.`,
      mend: 'In the question "action", let "who" be the player whose turn it is.',
    },
  ]
}

function untried(none: readonly string[]): readonly Finding[] {
  if (!none.length) return []
  const seen = `What is declared and the cards that it has make no board with ${none.join(', ')}.`
  return [{ check: 'boards', says: 'Not tried on a board', state: 'untried', seen }]
}
