import type { KnownChanges, LooseChange, MutationTally } from '../../../runner/changes-measured.ts'
import type { MutationFate } from './mutation.ts'

/** One sentence for each way in which less is noticed than was measured last. */
export function fallen(before: KnownChanges, words: readonly MutationFate[]): readonly string[] {
  const known = new Map(before.loose.map(one => [one.id, one]))
  const worse = words.filter(word => isWorse(word, known.get(word.id)))
  return worse.map(({ id, rulings, fate }) => {
    const who = fate === 'survived' ? 'no scenario notices' : 'its own scenarios do not notice'
    return `${rulings.join(', ')}: ${who} "${id}". Give the ruling an example that does, or say in analysis/strength/mutation/same/ why nobody can.`
  })
}

/** Of the words of a card's print, which no ruling says, only the share is held. */
function isWorse({ fate, rulings }: MutationFate, before: LooseChange | undefined): boolean {
  if (fate === 'killed' || fate === 'same' || !rulings.length) return false
  return !before || (fate === 'survived' && before.by !== undefined)
}

/** One sentence for each topic of which a smaller share is noticed than was measured last; `what` = what is changed. */
export function below(
  { topics: floors }: Pick<KnownChanges, 'topics'>,
  topics: readonly (MutationTally & { readonly topic: string })[],
  what: string,
): readonly string[] {
  return topics.flatMap(({ topic, mutants, own, elsewhere, same }) => {
    const old = floors[topic]
    if (!old) return []
    const [now, then] = [mutants - same, old.mutants - old.same]
    const sinks = (part: number, floor: number): boolean => part * then < floor * now
    return [
      ...(sinks(own, old.own)
        ? [`${topic}: their own scenarios notice ${own} of ${now} ${what}; they noticed ${old.own} of ${then}.`]
        : []),
      ...(sinks(own + elsewhere, old.own + old.elsewhere)
        ? [
            `${topic}: scenarios notice ${own + elsewhere} of ${now} ${what}; they noticed ${old.own + old.elsewhere} of ${then}.`,
          ]
        : []),
    ]
  })
}
