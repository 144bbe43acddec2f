import type { Answer, PickAnswer, Question } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import { sameSet } from './mismatch.ts'
import type { Table } from './table.ts'

/** What is said of an answer, and the step after it. */
interface Said {
  readonly said: string
  readonly next: Operation | undefined
}

/** Gives an answer, whether the engine has several cards chosen at once or one by one, and asks for their order or not. */
export async function give(table: Table, question: Question, answer: Answer, { said, next }: Said): Promise<void> {
  if (isAskedOneByOne(question, answer, next)) await oneByOne(table, question, answer.pick, said)
  else table.take(await table.answer(question, answer), said)
  if ('pick' in answer) await asNamed(table, question, answer, next)
}

/** Are several cards named, all of them candidates, where fewer are asked for? The engine may ask for the others next; not so where the choice is illegal. */
function isAskedOneByOne(
  { kind, of, max = 1 }: Question,
  answer: Answer,
  next: Operation | undefined,
): answer is PickAnswer {
  if (next?.op === 'verdict' && !next.legal) return false
  return kind === 'choose' && 'pick' in answer && answer.pick.length > max && areAmong(answer.pick, of)
}

/** Takes as many as are asked for, decision by decision; what is left over when nobody asks further is sent all the same, and refused. */
async function oneByOne(table: Table, question: Question, pick: readonly string[], said: string): Promise<void> {
  let left = pick
  let asked = question
  while (left.length > 0) {
    const now = left.slice(0, asked.max ?? 1)
    const result = table.take(await table.answer(asked, { pick: now }), said)
    left = left.slice(now.length)
    if (result.outcome === 'refused' || left.length === 0) return
    const next = table.decision()
    if (next?.kind !== 'choose' || next.who !== question.who || !areAmong(left, next.of)) {
      table.unclaimed = { refused: true, what: said, text: `the engine asks for no more than ${now.length}` }
      return
    }
    asked = next
  }
}

/** Asked afterwards in which order they stand, unless the scenario says so next, the player keeps to the order in which they were named. */
async function asNamed(
  table: Table,
  { who }: Question,
  { pick }: PickAnswer,
  next: Operation | undefined,
): Promise<void> {
  const asked = table.decision()
  const isSaid = next?.op === 'choose' && next.chooser === who && next.choice.length === pick.length
  if (isSaid || asked?.kind !== 'order' || asked.who !== who || !sameSet(pick, asked.of ?? [])) return
  table.take(await table.answer(asked, { order: pick }), `${who} puts them in that order`)
}

function areAmong(picked: readonly string[], of: readonly string[] = []): boolean {
  const offered = new Set(of)
  return picked.every(one => offered.has(one))
}
