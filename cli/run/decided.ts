import { isBasic } from '../../catalogue/in-force.ts'
import type { CaseResult, Conformance, RulingLine } from '../../reports/result.ts'
import { counted } from '../../reports/words.ts'
import { isUntagged } from '../../steps/suite/case-id.ts'

/** So many cases are told, and of each so many rulings. */
const most = { cases: 20, rulings: 6 }

/** Of features from elsewhere: the rulings that decided a case which names none, or names one that did not decide it. */
export function decided({ cases, rulings }: Pick<Conformance, 'cases' | 'rulings'>): string {
  const book = new Map(rulings.map(line => [line.id, line]))
  const told = [...cases].flatMap(one => linesOf(one, book) ?? [])
  if (!told.length) return ''
  const left = told.length - most.cases
  const more = left > 0 ? [`… and ${counted(left, 'more case')}; the report has them all.`] : []
  return `\n${[...told.slice(0, most.cases), ...more].join('\n')}\n`
}

function linesOf(one: CaseResult, book: ReadonlyMap<string, RulingLine>): string | undefined {
  const { id, scenario, ruleset, outcome, because, rulings } = one
  if (outcome !== 'pass' && outcome !== 'fail') return undefined
  const asks = isUntagged(id)
  if (!asks && (outcome !== 'pass' || !because.length || rulings.some(ruling => because.includes(ruling))))
    return undefined
  // What decided last stands last: a refusal, rather than what allowed it to be tried.
  const rules = because.filter(ruling => !isBasic(ruling)).slice(-most.rulings)
  const tag = rules.at(-1)
  const head = `${scenario} (${ruleset}): ${outcome === 'pass' ? 'as written' : 'not as written'}`
  const end = asks ? '' : `; ${rulings.join(', ')} did not decide it`
  return [
    `${head}${end}`,
    ...(outcome === 'pass' && one.message ? [`  ${one.message}`] : []),
    ...(because.length ? [] : ['  the engine names no ruling']),
    ...(rules.length || !because.length ? [] : [`  basic rules only: ${because.slice(-most.rulings).join(', ')}`]),
    ...rules.map(ruling => `  ${ruling}  ${book.get(ruling)?.summary ?? ''}`.trimEnd()),
    ...(asks && tag !== undefined ? [`  its tag: @ruling=${tag}`] : []),
  ].join('\n')
}
