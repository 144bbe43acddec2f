import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { MadeUp } from '../protocol/types.ts'
import * as words from '../protocol/words.ts'
import { suiteOf } from '../runner/features.ts'
import { madeIn } from '../steps/of-operations.ts'

const page = readFileSync(new URL('../docs/made-up-cards.md', import.meta.url), 'utf8')
const explained = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word))
const schema = JSON.parse(readFileSync(new URL('../cards/schema.json', import.meta.url), 'utf8'))

const made: readonly MadeUp[] = suiteOf(undefined).cases.flatMap(({ steps }) =>
  madeIn(steps.map(({ operation }) => operation)),
)

describe('docs/made-up-cards.md', () => {
  for (const field of ['affiliations', 'attemptedBy', 'icons', 'staffing', 'species', 'keywords'] as const)
    it(`explains all ${field} of the made-up cards that scenarios use`, () => {
      const used = new Set(made.flatMap(card => card[field] ?? []))
      expect([...used].filter(word => !explained.has(word))).to.deep.equal([])
    })

  it('explains all types, affiliations and classifications that there are', () => {
    const { definitions } = schema
    const all = [
      ...words.madeUpTypes,
      ...definitions.affiliation.enum,
      ...definitions.card.properties.classification.enum,
    ]
    expect(all.filter(word => !explained.has(word))).to.deep.equal([])
  })
})
