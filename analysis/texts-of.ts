import { isDeepStrictEqual } from 'node:util'
import { rulesets } from '../engine/rulesets/registry.ts'
import type { TextInForce } from '../steps/suite/compiled.ts'

/** What the reference engine holds the text of a card to be, ruleset by ruleset; where several agree it is said once. */
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
