import { isDeepStrictEqual } from 'node:util'
import { rulesets } from '../engine/rulesets/registry.ts'
import type { TextInForce } from '../steps/suite/compiled.ts'

/** The text of a card in the reference engine, ruleset by ruleset; where several agree it is said once. */
export function textsOf(title: string): readonly TextInForce[] {
  const found: { readonly rulesets: string[]; readonly text: object }[] = []
  for (const [id, law] of rulesets) {
    const text = law.texts.get(title)
    if (!text) continue
    const { title: _, ...words } = text
    const same = found.find(one => isDeepStrictEqual(one.text, words))
    if (same) same.rulesets.push(id)
    else found.push({ rulesets: [id], text: words })
  }
  return found
}
