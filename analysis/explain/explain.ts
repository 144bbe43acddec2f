import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Custom } from '../../catalogue/customs.ts'
import { rulesetTitles } from '../../catalogue/law-titles.ts'
import type { Ruling } from '../../catalogue/ruling.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { LawBeside } from '../../reports/law-beside.ts'
import { counted } from '../../reports/words.ts'
import { howMet } from '../../runner/how-met.ts'
import { besideRuling } from '../../runner/law-book.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { codeByRuling } from './code.ts'
import { line, list, listed, optional } from './lines.ts'
import { printPlace } from './place.ts'
import { questionsBelow } from './questions.ts'
import { printQuestion, roomOf } from './room.ts'

/** Everything the project knows of a ruling, as lines of text. */
export function explain(ruling: Ruling, catalogue: Catalogue, suite: Pick<Suite, 'cases'>): string {
  const beside = besideRuling(ruling, catalogue, suite)
  const document = catalogue.documents.find(d => d.id === ruling.document)
  return [
    `${ruling.id}  (${ruling.kind})`,
    `  ${ruling.summary}`,
    '',
    line('Document', `${document?.title ?? ruling.document}, "${ruling.entry}", paragraph ${ruling.paragraph}`),
    line('Topic', topicOf(ruling, catalogue)),
    ...optional('Amends', ruling.amends),
    ...optional('Cards', ruling.cards.join(', ')),
    line('In force', inForce(beside, catalogue)),
    ...optional('Amended by', listed(beside.amendedBy)),
    line('Met by', metBy(ruling)),
    ...(howMet(ruling).met === 'open' ? roomOf(ruling, catalogue, suite) : carriedOut(ruling)),
    ...followers(ruling, catalogue),
    ...questions(beside),
    ...contradictions(beside, catalogue),
    ...list(
      'Parts',
      beside.parts.map(({ says, cases, open }) => [
        `${says}: ${open ?? (cases.length ? counted(cases.length, 'case') : 'no case')}`,
      ]),
      Number.POSITIVE_INFINITY,
    ),
    ...list(
      'Makes of',
      beside.derived.map(({ card, rulesets, what, is, from }) => [
        `${card}: ${what} ${is}, by ${from}  (${rulesets.join(', ')})`,
      ]),
    ),
    ...list(
      'Customs',
      beside.customs.map(({ id, says }) => [`${id}  ${says}`]),
    ),
    ...list(
      'Unnoticed',
      beside.unnoticed.map(word => [word]),
    ),
    ...scenarios(ruling, suite),
  ].join('\n')
}

/** Its title, and the word that `--topic` takes. */
function topicOf({ topic }: Ruling, { topics }: Catalogue): string {
  return `${topics.get(topic)?.title ?? topic} (${topic})`
}

function metBy(ruling: Ruling): string {
  const how = howMet(ruling)
  switch (how.met) {
    case 'rule':
      return 'its own rule'
    case 'follows-from':
      return `what it follows from: ${how.from.join(', ')}${how.why ? `. ${how.why}` : ''}`
    case 'card':
      return `the text of "${how.card}"`
    case 'data':
      return 'data of the catalogues'
    default:
      return `${how.met === 'open' ? 'nothing: not encoded yet' : 'nothing: excluded'}${how.reason ? `, ${how.reason}` : ''}`
  }
}

/** The code that carries the ruling or basic rule out, or what it follows from, and the questions that it answers. */
export function carriedOut(ruling: Ruling | Custom): readonly string[] {
  const code = codeByRuling()
  const rows = (id: string) => code.get(id) ?? []
  const grounds = 'met' in ruling && ruling.met === 'follows-from' ? ruling.from : []
  return [
    ...rows(ruling.id).map(place => line(place.kind === 'rule' ? 'Rule' : 'Card text', printPlace(place))),
    ...list(
      'Rests on',
      grounds.flatMap(id => rows(id).map(place => [`${id}  ${printPlace(place)}`])),
    ),
    ...list('Answers', answered(ruling.id)),
  ]
}

/** The questions that it answers as a rule, in whichever ruleset. */
function answered(id: string): readonly (readonly string[])[] {
  const names = new Set([...rulesets.values()].flatMap(law => law.rules.get(id)?.asked.name ?? []))
  return names.size
    ? questionsBelow('engine')
        .filter(({ name }) => names.has(name))
        .map(printQuestion)
    : []
}

function followers({ id }: Ruling, { rulings }: Catalogue): readonly string[] {
  const ids = [...rulings.values()].filter(r => r.met === 'follows-from' && r.from.includes(id)).map(r => r.id)
  return optional('Follow', listed(ids))
}

function inForce({ inForce: laws, partOf }: LawBeside, catalogue: Catalogue): string {
  const titles = rulesetTitles(catalogue)
  const named = (ids: readonly string[]): string => ids.map(id => `${titles[id] ?? id} (${id})`).join('; ')
  if (laws.length) return named(laws)
  const documents = partOf.length ? `; its document is part of ${named(partOf)}` : ''
  return `under no ruleset of the reference engine${documents}`
}

function questions({ questions: open }: LawBeside): readonly string[] {
  return open.map(({ id, question, plays, untouched }) => {
    const why = untouched ? ` No scenario hangs on it: ${untouched}` : ''
    return line('Question', `${question} (${id}) The reference engine plays "${plays}".${why}`)
  })
}

function contradictions({ contradictions: all }: LawBeside, catalogue: Catalogue): readonly string[] {
  const titles = new Map(catalogue.documents.map(({ id, title }) => [id, title]))
  return all.flatMap(({ topic, law }) => [
    line('Against', topic),
    ...law.map(({ documents, words, isHere }) =>
      line('', `${documents.map(id => titles.get(id) ?? id).join(', ')}${isHere ? ' (here)' : ''}: ${words}`),
    ),
  ])
}

/** Those that bear its name. */
export function scenarios({ id }: Pick<Ruling, 'id'>, { cases }: Pick<Suite, 'cases'>): readonly string[] {
  const own = cases.filter(one => one.rulings.includes(id))
  if (!own.length) return [line('Scenarios', 'none')]
  return list(
    'Scenarios',
    own.map(one => [`${one.feature.uri}:${one.line}  ${one.scenario}  @${one.ruleset}`]),
  )
}
