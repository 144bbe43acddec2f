import { play } from '../../steps/judge/play.ts'
import { positionOf } from '../../steps/judge/position.ts'
import { Table } from '../../steps/judge/table.ts'
import { phraseOf } from '../../steps/phrases/compile-step.ts'
import type { Case } from '../../steps/suite/case.ts'
import { greeted, type Law, underLaw } from './play.ts'

/** The table after so many steps, or after the whole set-up, on an engine of its own: what is tried there disturbs nothing. */
export async function tableAfter(kase: Case, law: Law, steps: number): Promise<Table> {
  const one = underLaw(kase, law)
  const { client, hello } = await greeted(one, law)
  client.beginCase()
  const table = new Table(client, hello.can, positionOf(one, hello))
  for (const [index, { operation }] of one.steps.slice(0, Math.max(steps, setUpOf(one))).entries())
    await play(table, operation, one.steps[index + 1]?.operation)
  await table.arrange()
  return table
}

/** How many of its steps are set-up. */
function setUpOf({ steps }: Case): number {
  const first = steps.findIndex(({ operation }) => phraseOf(operation).keyword !== 'Given')
  return first < 0 ? steps.length : first
}
