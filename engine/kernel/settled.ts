import type { Game } from './game.ts'
import { declare, type Question } from './question.ts'
import { type AnyRule, custom, denial, oppositeOf, presumption, type Rule, rule } from './rule.ts'

/** A question to which every rule gives the same answer wherever it is asked, with these rules. */
export interface Settled<Name extends string, About, Answer> extends Question<Name, About, Answer> {
  readonly settledBy: readonly AnyRule[]
}

/** What a ruling says, or a basic rule. */
type Entry<Answer> =
  | {
      readonly ruling: string
      readonly is: Answer
      /** The mistake that it corrects, in words, or the custom above that it forbids; several may correct the same one. */
      readonly not?: string
      /** The answer of whoever makes it; absent = the opposite. */
      readonly mistaken?: Answer
    }
  | { readonly custom: string; readonly is: Answer }

/**
 * A question that rulings settle once and for all, in one statement: its name, the answer before any ruling, and what
 * the rulings say. It is asked like any other.
 */
export const settled =
  <About, Answer = boolean>() =>
  <const Name extends string>(
    name: Name,
    otherwise: Answer | ((about: About, game: Game) => Answer),
    entries: readonly Entry<Answer>[],
  ): Settled<Name, About, Answer> =>
    declare<Name, About, Answer, { settledBy: readonly AnyRule[] }>(name, otherwise, asked => ({
      settledBy: rulesOf(asked, entries) as unknown as readonly AnyRule[],
    }))

function rulesOf<Name extends string, About, Answer>(
  asked: Question<Name, About, Answer>,
  entries: readonly Entry<Answer>[],
): readonly Rule<Question<Name, About, Answer>>[] {
  const mistakes = new Map<string, Rule<Question<Name, About, Answer>>>()
  const mistake = (answer: Answer, not: string) => {
    const known = mistakes.get(not) ?? presumption<Name, About, Answer>({ ruling: not, asked, answer })
    mistakes.set(not, known)
    return known
  }
  return entries.map(entry => {
    if ('custom' in entry) {
      const { custom: ruling, is: answer } = entry
      const played = custom<Name, About, Answer>({ ruling, asked, answer })
      mistakes.set(ruling, played)
      return played
    }
    const { ruling, is, not } = entry
    if (not === undefined) return rule<Name, About, Answer>({ ruling, asked, answer: is })
    const wrong = 'mistaken' in entry ? (entry.mistaken as Answer) : (oppositeOf<About, Answer>(is) as Answer)
    return denial(ruling, mistake(wrong, not), is)
  })
}

/** Whether a value is such a statement. */
export const isSettled = (value: unknown): value is Settled<string, never, unknown> =>
  typeof value === 'object' && value !== null && 'settledBy' in value

/** The rule of that ruling or custom among those that settle the question. */
export function ruledBy<Name extends string, About, Answer>(
  { name, settledBy }: Settled<Name, About, Answer>,
  ruling: string,
): Rule<Question<Name, About, Answer>> {
  const found = settledBy.find(one => one.ruling === ruling)
  if (!found) throw new Error(`${ruling} does not settle "${name}".`)
  return found as unknown as Rule<Question<Name, About, Answer>>
}
