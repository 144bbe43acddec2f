import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Custom } from '../../catalogue/customs.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { carriedOut, scenarios } from './explain.ts'
import { line, list } from './lines.ts'

const shown = 20

/** Everything the project knows of a custom, as lines of text. */
export function explainCustom(custom: Custom, { topics }: Catalogue, suite: Pick<Suite, 'cases'>): string {
  const others = suite.cases.filter(one => one.customs.includes(custom.id) && !one.rulings.includes(custom.id))
  const more = others.length - shown
  return [
    `${custom.id}  (custom)`,
    `  ${custom.says}`,
    '',
    line('Topic', `${topics.get(custom.topic)?.title ?? custom.topic} (${custom.topic})`),
    line('Known from', custom.known),
    line('Played in', custom.rulesets.join(', ')),
    line('Declined', `by "declines": ["${custom.id}"] in the reply to hello; its cases are not applicable then`),
    ...carriedOut(custom),
    ...scenarios(custom, suite),
    ...list('Rest on it', [
      ...others.slice(0, shown).map(one => [one.id]),
      ...(more > 0 ? [[`and ${more} more, in measured/customs.txt`]] : []),
    ]),
  ].join('\n')
}
