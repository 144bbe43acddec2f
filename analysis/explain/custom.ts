import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Custom } from '../../catalogue/customs.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { line, list } from './lines.ts'

const shown = 20

/** Everything the project knows of a custom, as lines of text. */
export function explainCustom(custom: Custom, { topics }: Catalogue, { cases }: Pick<Suite, 'cases'>): string {
  const own = cases.filter(one => one.customs.includes(custom.id))
  const more = own.length - shown
  return [
    `${custom.id}  (custom)`,
    `  ${custom.says}`,
    '',
    line('Topic', `${topics.get(custom.topic)?.title ?? custom.topic} (${custom.topic})`),
    line('Known from', custom.known),
    line('Played in', custom.rulesets.join(', ')),
    line('Declined', `by "declines": ["${custom.id}"] in the reply to hello; its cases are not applicable then`),
    ...list('Cases', [
      ...own.slice(0, shown).map(one => [one.id]),
      ...(more > 0 ? [[`and ${more} more, in measured/customs.txt`]] : []),
      ...(own.length ? [] : [['none rests on it']]),
    ]),
  ].join('\n')
}
