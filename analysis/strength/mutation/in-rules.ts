import type { AnyRule } from '../../../engine/kernel/rule.ts'
import { carriedBy } from './carriers.ts'
import type { Units } from './evaluate.ts'
import type { Instrumented } from './instrument.ts'
import { inWords, type Mutation, namer } from './mutation.ts'
import { Statements } from './statements.ts'
import { withMutant } from './switch.ts'
import { type Twins, twinsIn, withRules } from './twins.ts'
import { wordsOf } from './words-of.ts'

/** A word of a rule, with the rules that are made anew for it, by the rule that they stand for. */
export interface RuleMutation extends Mutation {
  /** The number under which it is switched on while the game is played. */
  readonly switch: string
  readonly instead: ReadonlyMap<AnyRule, AnyRule>
}

/** The words of the rules, each in other words. `fixed` = the numbers of those that are read while modules load. */
export function mutationsInRules(
  files: readonly Instrumented[],
  units: Units,
  twins: Twins,
  fixed: ReadonlySet<string>,
): readonly RuleMutation[] {
  const statements = new Statements(new Map(files.map(({ file, source }) => [file, source])))
  const named = namer()
  return files.flatMap(({ file, source, mutants }) =>
    mutants.map(written => {
      const { rulings, literals } = carriedBy(statements, written)
      const may = (rule: AnyRule): boolean => literals.has(rule.ruling) || !statements.spells(rule.ruling)
      const instead = fixed.has(written.id) ? madeAnew(file, written.id, may, units, twins) : new Map()
      const words = wordsOf({ file, source }, written)
      return {
        ...words,
        id: named(words.id),
        says: inWords(words),
        rulings,
        switch: written.id,
        instead,
        law: law => (instead.size ? withRules(law, rule => instead.get(rule) ?? rule) : law),
        engine: plain => request => withMutant(written.id, () => plain(request)),
        concerns: () => true,
      }
    }),
  )
}

/** The rules that a word which is read while its module loads may change, by their twins. */
function madeAnew(
  file: string,
  id: string,
  may: (rule: AnyRule) => boolean,
  units: Units,
  twins: Twins,
): ReadonlyMap<AnyRule, AnyRule> {
  const anew = withMutant(id, () => {
    try {
      return twinsIn(units, units.run(units.dependents(file)))
    } catch {
      return new Map<AnyRule, AnyRule>()
    }
  })
  const changed = [...anew].filter(([rule]) => may(rule))
  return new Map(changed.flatMap(([rule, other]) => (twins.has(rule) ? [[twins.get(rule) as AnyRule, other]] : [])))
}
