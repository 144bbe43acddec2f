import type { Catalogue } from '../catalogue/catalogue.ts'
import { groundsIn } from '../catalogue/grounds.ts'
import type { Grounds } from '../steps/judge/verdict.ts'
import type { Suite } from '../steps/suite/case.ts'
import { playableSuite, suiteOf } from './features.ts'
import type { RunOptions } from './options.ts'

/** The features, or the compiled cases, with the rulings that must have decided each. The texts of the features are not kept. */
export async function suiteAsked(
  options: RunOptions,
  catalogue: () => Catalogue,
): Promise<{ suite: Suite; grounds: Grounds }> {
  const { cases, features } = options
  if (!cases) {
    const lean = { lean: true }
    const suite = features?.length ? playableSuite(features, lean) : suiteOf(undefined, lean)
    return { suite: { ...suite, features: [] }, grounds: features?.length ? anyRuling : groundsIn(catalogue) }
  }
  const { compiledSuite } = await import('./compiled-suite.ts')
  return compiledSuite(cases, options)
}

/** Whoever asks with features of his own need not know which ruling answers. */
const anyRuling: Grounds = () => []
