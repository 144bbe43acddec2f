import { nearest } from '../../catalogue/nearest.ts'
import { UsageError } from '../../runner/usage-error.ts'

/** The two rulesets that an option names, which must be different ones that there are. */
export function twoLaws(option: string, laws: readonly string[], ids: readonly string[]): readonly [string, string] {
  const told = `${option} ${laws.join()}`
  const strange = laws.find(id => !ids.includes(id))
  if (strange !== undefined)
    throw new UsageError(`${told}: there is no ruleset "${strange}". Nearest: ${nearest(strange, ids, 1).join()}.`)
  const [from, to, ...more] = laws
  if (from === undefined || to === undefined || from === to || more.length)
    throw new UsageError(`${told}: give two different rulesets, of ${ids.join(', ')}.`)
  return [from, to]
}
