import type { Operation } from '../operation.ts'
import { mismatch } from './mismatch.ts'
import type { Table } from './table.ts'
import { checkCandidates, choosersFinder } from './when.ts'

type Op<Name extends Operation['op']> = Extract<Operation, { readonly op: Name }>

/** Who must decide, how many, among exactly whom. */
export async function mustChoose(table: Table, { chooser, count, from }: Op<'mustChoose'>): Promise<void> {
  await table.settle()
  const question = table.decision() ?? mismatch(`${chooser} should have to choose now, but nobody has to`)
  if (question.who !== chooser) mismatch(`${chooser} should have to choose now, but it is ${question.who}`)
  const finder = await choosersFinder(table)
  checkCandidates(question, from, finder)
  const most = question.kind === 'choose' ? (question.max ?? 1) : 1
  if (most !== count) mismatch(`${chooser} should have to choose ${count}, but must choose ${most}`)
}
