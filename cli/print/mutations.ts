import type { MeasuredMutations } from '../../analysis/strength/mutation/measure.ts'
import type { MutationFate } from '../../analysis/strength/mutation/mutation.ts'
import { counted } from '../../reports/words.ts'
import { ChangesTable, unnoticed } from './changes.ts'

/** The sweep of the words of the law for people; `titles` by id of topic. */
export function mutationsTable(
  { report, seconds }: MeasuredMutations,
  titles: Readonly<Record<string, string>>,
): string {
  const table = new ChangesTable('words')
  return [
    table.head('topic'),
    ...report.topics.map(one => table.line(titles[one.topic] ?? one.topic, one.mutants - one.same, one)),
    '',
    table.line('all', report.mutants - report.same, report),
    '',
    table.head('kind of word', 4),
    ...report.kinds.map(one => table.row(one.kind, one.mutants - one.same, one.own, one.elsewhere, one.nobody)),
    '',
    ...unnoticed(
      report.words.filter(({ fate }) => fate === 'survived'),
      whose,
    ),
    ...(report.same ? [`${counted(report.same, 'change')} of words without a consequence are left out.`] : []),
    ...(seconds === undefined ? [] : [`${seconds.toFixed(3)} s of the processor for each word that was changed now.`]),
    '',
  ].join('\n')
}

const whose = ({ rulings }: MutationFate): readonly string[] => {
  if (!rulings.length) return []
  return [rulings.length > 3 ? `${rulings[0]} and ${rulings.length - 1} others` : rulings.join(', ')]
}
