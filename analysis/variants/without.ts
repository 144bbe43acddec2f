import type { Catalogue } from '../../catalogue/catalogue.ts'
import { nearest } from '../../catalogue/nearest.ts'
import { UsageError } from '../../runner/usage-error.ts'
import { otherAnswers } from './answer.ts'
import { lacking, strike } from './strike.ts'
import type { Variant } from './variant.ts'

/** The rulings that must go for this one to be without effect: itself, or all that it follows from. A basic rule goes by itself. */
export function repealed(id: string, catalogue: Catalogue): readonly string[] {
  if (catalogue.customs.has(id)) return [id]
  const ruling = catalogue.rulings.get(id)
  if (!ruling)
    throw new UsageError(
      `No ruling or basic rule "${id}". Nearest: ${nearest(id, [...catalogue.rulings.keys(), ...catalogue.customs.keys()], 3).join(', ')}.`,
    )
  return ruling.met === 'follows-from' ? ruling.from : [id]
}

/** The engines that give each other answer to the question whose default a basic rule is; none for any other id. */
export function answeringOtherwise(id: string, { customs }: Pick<Catalogue, 'customs'>): readonly Variant[] {
  const question = customs.get(id)?.question
  return question === undefined ? [] : otherAnswers(question)
}

/**
 * The engines that lack a ruling or basic rule: the law without it, and, where a basic rule is the default of a question,
 * each answer to it other than the default.
 */
export function without(id: string, catalogue: Catalogue): readonly Variant[] {
  const struck = strike(repealed(id, catalogue), catalogue)
  return [
    struck,
    ...answeringOtherwise(id, catalogue).map(one => ({
      ...one,
      rulings: [id],
      says: (where = '') => lacking([id], where, catalogue),
    })),
  ]
}
