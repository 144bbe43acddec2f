import type { Ruleset } from '../../engine/kernel/amend.ts'
import type { Game } from '../../engine/kernel/game.ts'
import { declaredQuestions } from '../../engine/kernel/question.ts'
import type { AnyRule } from '../../engine/kernel/rule.ts'
import type { Verdict } from '../../steps/judge/verdict.ts'
import type { Case } from '../../steps/suite/case.ts'
import { type Pace, playUnder, tableUnder } from './under-law.ts'

/** One place in the subject of a question, as it was seen in play. */
export interface Seen {
  /** Titles of the cards that it named, which filters can be held against; no more than a page can show. */
  readonly cards: Set<string>
  /** Words, numbers and truths that were seen there, no more than a page can show either. */
  readonly values: Set<string>
}

/** A question as the cases ask it: how often, and by path what each place held. */
export interface Asked {
  times: number
  readonly places: Map<string, Seen>
}

/** Values of one place that are kept. */
const most = 60

/** Verdicts of cases, and what the law was asked in them, by question. */
export interface Heard {
  readonly verdicts: ReadonlyMap<string, Verdict>
  readonly asked: ReadonlyMap<string, Asked>
}

/** Plays the cases and hears what the law is asked in them, of these questions. */
export async function hear(
  law: Ruleset,
  cases: readonly Case[],
  names: readonly string[],
  pace?: Pace,
): Promise<Heard> {
  const heard = new Map(names.map(name => [name, { times: 0, places: new Map() } as Asked]))
  const byQuestion = new Map(law.byQuestion)
  for (const [name, asked] of heard) byQuestion.set(name, [...(law.byQuestion.get(name) ?? []), listener(name, asked)])
  return { verdicts: await playUnder(tableUnder({ ...law, byQuestion }), cases, pace), asked: heard }
}

/** A rule that never applies, and hears everything. */
function listener(name: string, asked: Asked): AnyRule {
  const question = declaredQuestions.get(name)
  if (!question) throw new Error(`no question "${name}"`)
  return {
    ruling: 'a listener',
    asked: question,
    exceptionTo: [],
    answer: undefined,
    applies: (about: unknown, game: Game) => {
      asked.times++
      note(asked.places, '', about, game)
      return false
    },
  }
}

function note(places: Asked['places'], path: string, value: unknown, game: Game): void {
  if (value === undefined || value === null || typeof value === 'function') return
  if (isRecord(value)) {
    if (path.split('.').length > 2) return
    for (const [key, inner] of Object.entries(value)) note(places, path ? `${path}.${key}` : key, inner, game)
    return
  }
  const seen = places.get(path) ?? { cards: new Set<string>(), values: new Set<string>() }
  places.set(path, seen)
  for (const one of [value].flat()) {
    if (isCard(one, game)) {
      if (seen.cards.size < most) seen.cards.add(game.card(one).title)
    } else if (['string', 'number', 'boolean'].includes(typeof one) && seen.values.size < most)
      seen.values.add(wordFor(one))
  }
}

/** Truths are yes and no. */
export const wordFor = (value: unknown): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Does the word name a card of the game? */
export const isCard = (value: unknown, game: Game): value is string =>
  typeof value === 'string' && game.state.cards.some(card => card.id === value)
