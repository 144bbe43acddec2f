import type { Case } from '../../steps/suite/case.ts'
import type { Asked } from './asked.ts'
import { isParticular, type Sources } from './sources.ts'

/** The cases that a change can touch, and the files that changed. */
export interface Touched {
  /** In the order of the suite; all of them where a file changed on which every case may rest. */
  readonly cases: readonly Case[]
  readonly files: readonly string[]
}

/** What changed since a run, and which cases that can touch: those in trouble, of a changed feature, with a changed ruling or card, or that asked what a changed law answers. */
export function touched(asked: Asked, now: Sources, cases: readonly Case[]): Touched {
  const { sources: before } = asked
  const files = differing(before.files, now.files)
  const reached = withUsers(files.filter(isParticular), before, now)
  if (files.some(isOfAll) || [...reached].some(file => hasWords(file, before, now))) return { cases, files }
  const answered = new Set([
    ...[...reached].flatMap(file => [...(before.answers[file] ?? []), ...(now.answers[file] ?? [])]),
    ...differing(before.rows, now.rows).flatMap(id => [...(before.byRuling[id] ?? []), ...(now.byRuling[id] ?? [])]),
  ])
  const questionsUnder = new Map<string, ReadonlySet<number>>()
  for (const law of new Set(cases.map(({ ruleset }) => ruleset))) {
    const isAnswered = (question: string): boolean =>
      ['*', law].some(by => answered.has(`${by}/${question}`) || answered.has(`${by}/${nameOf(question)}`))
    questionsUnder.set(law, new Set([...asked.questions.keys()].filter(place => isAnswered(asked.questions[place]!))))
  }
  const titles = new Set([
    ...differing(before.facts, now.facts),
    ...[...reached].flatMap(file => [before.cards[file], now.cards[file]].filter(title => title !== undefined)),
  ])
  const rulings = new Set(differing(before.rows, now.rows))
  const trouble = new Set(asked.trouble)
  const isTouched = ({ id, ruleset, feature, rulings: own, customs, titles: there }: Case): boolean =>
    trouble.has(id) ||
    !Object.hasOwn(asked.cases, id) ||
    files.some(file => feature.uri.endsWith(file)) ||
    [...own, ...customs].some(one => rulings.has(one)) ||
    there.some(title => titles.has(title)) ||
    asked.cases[id]!.some(place => questionsUnder.get(ruleset)!.has(place))
  return { cases: cases.filter(isTouched), files }
}

/** What tells by its rows which cases it can touch, or is of no case. */
const rows =
  /^(?:features\/.*|cards\/[^/]+\.yaml|rulings\/(?:basics|open-questions|\w+-[^/]+)\/[^/]+\.yaml|rulings\/contradictions\.yaml)$/

/** Every case may rest on it: engine, judge, protocol, and the tables of laws. */
const isOfAll = (file: string): boolean => !isParticular(file) && !rows.test(file)

/** Has the file of a card words that the texts of others may use? */
const hasWords = (file: string, before: Sources, now: Sources): boolean =>
  file.startsWith('engine/cards/') &&
  !file.startsWith('engine/cards/shared/') &&
  [before, now].some(({ files, cards }) => Object.hasOwn(files, file) && cards[file] === undefined)

/** With the files that take something from them, and so on. */
function withUsers(files: readonly string[], before: Sources, now: Sources): ReadonlySet<string> {
  const found = new Set(files)
  const users = [...Object.entries(before.uses), ...Object.entries(now.uses)]
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const [user, used] of users) if (used.some(one => found.has(one))) found.add(user)
  }
  return found
}

/** Of a question that was asked of a value, the name. */
const nameOf = (question: string): string => question.split(': ')[0]!

type Digests = Readonly<Record<string, string>>

const differing = (before: Digests, now: Digests): readonly string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(now)])].filter(key => before[key] !== now[key])
