import { requireTopic } from '../../analysis/require-topic.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { UsageError } from '../../runner/usage-error.ts'

interface Asked {
  readonly laws: readonly string[]
  readonly topic: readonly string[]
}

/** The two rulesets that an option names, which must be different ones that there are, as must the topics. */
export function twoLaws(option: string, { laws, topic }: Asked, catalogue: Catalogue): readonly [string, string] {
  for (const one of topic) requireTopic(one, catalogue)
  const told = `${option} ${laws.join()}`
  const ids = catalogue.rulesets.map(({ id }) => id)
  const strange = laws.find(id => !ids.includes(id))
  if (strange !== undefined)
    throw new UsageError(`${told}: there is no ruleset "${strange}". Nearest: ${nearest(strange, ids, 1).join()}.`)
  const [from, to, ...more] = laws
  if (from === undefined || to === undefined || from === to || more.length)
    throw new UsageError(`${told}: give two different rulesets, of ${ids.join(', ')}.`)
  return [from, to]
}
