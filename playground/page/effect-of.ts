import { changesBetween } from '../../reports/html/client/changes.ts'
import { changesList } from '../../reports/html/client/changes-list.ts'
import { h } from '../../reports/html/client/dom.ts'
import { play } from '../../steps/judge/play.ts'
import { compileStep } from '../../steps/phrases/compile-step.ts'
import type { Course } from './play.ts'
import { tableAfter } from './table-after.ts'

/** What the deed would change if it were done after so many steps, in words. */
export async function effectOf({ kase, law }: Course, at: number, deed: string): Promise<readonly HTMLElement[]> {
  const table = await tableAfter(kase, law, at)
  const before = await table.now()
  await play(table, compileStep(deed))
  const open = table.openDecision()
  const changes = changesList(changesBetween(before, await table.now()))
  return open ? [changes, h('p', { class: 'quiet' }, `${open}.`)] : [changes]
}
