import type { Question } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'
import { mismatch, sameSet } from './mismatch.ts'
import { passUnclaimed, takeForced } from './pass-unclaimed.ts'
import type { Table } from './table.ts'
import { checkCandidates, checkHand, choosersFinder, whoIs, words } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Who must decide, how many, among exactly whom. */
export async function mustChoose(table: Table, { chooser, count, from }: Op<'mustChoose'>): Promise<void> {
  const asked = whoIs(chooser)
  const isHis = ({ who }: Question): boolean => who === asked
  await passUnclaimed(table, false, isHis)
  const before = await choosersFinder(table)
  const isMeant = (one: Question): boolean => one.who === asked && sameSet(words(from, before, one), one.of ?? [])
  while (await takeForced(table, isMeant)) await passUnclaimed(table, false, isHis)
  const question = table.decision() ?? mismatch(`${chooser} should have to choose now, but nobody has to`)
  if (question.who !== asked) mismatch(`${chooser} should have to choose now, but it is ${question.who}`)
  checkHand(question, chooser)
  const finder = await choosersFinder(table)
  checkCandidates(question, from, finder)
  const most = question.kind === 'choose' ? (question.max ?? 1) : 1
  // An engine may ask for several one by one; how many, the answers show.
  if (most !== count && most !== 1) mismatch(`${chooser} should have to choose ${count}, but must choose ${most}`)
}
