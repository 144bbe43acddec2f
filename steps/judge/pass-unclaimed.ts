import type { Answer, Question } from '../../protocol/types.ts'
import { onlyAnswer } from './forced.ts'
import { mismatch } from './mismatch.ts'
import type { Table } from './table.ts'

/**
 * Lets windows pass that nobody claims, and shuffles and discards lie. With `forced` it takes decisions that permit one
 * answer. It stops at a decision, and at an order of discards that a step claims.
 */
export async function passUnclaimed(
  table: Table,
  forced = true,
  isClaimed: (question: Question) => boolean = () => false,
): Promise<void> {
  for (;;) {
    if (table.rolls.settle()) return
    const question = table.pending.find(q => q.kind === 'response' || (mayLie(q) && !isClaimed(q)))
    if (question) await answer(table, question, question.kind === 'order' ? { keep: true } : { pass: true })
    else if (!forced || !(await takeForced(table))) return
  }
}

/** An order that stands as it is where nobody speaks of it. */
export const mayLie = ({ who, kind, why }: Question): boolean =>
  kind === 'order' && (who === 'chance' || why === 'discards')

/** On the way to the next window: shuffles lie, and a decision that permits one answer is taken. */
export async function letLie(table: Table): Promise<void> {
  const shuffle = (): Question | undefined =>
    table.pending.find(({ who, kind }) => who === 'chance' && kind === 'order')
  await takeForced(table)
  for (let next = shuffle(); next; next = shuffle()) await answer(table, next, { keep: true })
}

/** Takes the open decision if it permits one answer only, and is not one that a step claims. */
export async function takeForced(table: Table, isClaimed?: (question: Question) => boolean): Promise<boolean> {
  const question = table.rolls.question() ? undefined : table.decision()
  const only = question && !isClaimed?.(question) ? onlyAnswer(question) : undefined
  if (!question || !only) return false
  await answer(table, question, only)
  return true
}

/** Answers for somebody of whom no step speaks. */
export async function answer(table: Table, question: Question, given: Answer): Promise<void> {
  table.patience.pass(question)
  const result = await table.answer(question, given)
  if (result.outcome === 'refused') {
    const what = 'pass' in given ? 'may not pass when asked for a response' : 'may not give the only answer there is'
    mismatch(`${question.who} ${what} to ${question.by ?? question.why ?? 'that'}`)
  }
  table.absorb(result)
}
