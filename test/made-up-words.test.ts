import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { titles } from '../cards/catalogue.ts'
import type { MadeUp } from '../protocol/types.ts'
import * as words from '../protocol/words.ts'
import { suiteOf } from '../runner/features.ts'
import { standIns } from '../steps/judge/stand-ins.ts'
import { madeIn } from '../steps/of-operations.ts'

const page = readFileSync(new URL('../docs/made-up-cards.md', import.meta.url), 'utf8')
const explained = new Set([...page.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word))
const schema = JSON.parse(readFileSync(new URL('../cards/schema.json', import.meta.url), 'utf8'))

const { cases } = suiteOf(undefined)
const made: readonly MadeUp[] = cases.flatMap(({ steps }) => madeIn(steps.map(({ operation }) => operation)))
const anything = { can: { madeUp: words.madeUpTypes }, unknownTitles: titles() }
const standing: readonly MadeUp[] = cases.flatMap(one => standIns(one, anything))

describe('docs/made-up-cards.md', () => {
  for (const field of ['affiliations', 'attemptedBy', 'icons', 'staffing', 'species', 'keywords'] as const)
    it(`explains all ${field} of the made-up cards that scenarios use`, () => {
      const used = new Set(made.flatMap(card => card[field] ?? []))
      expect([...used].filter(word => !explained.has(word))).to.deep.equal([])
    })

  for (const field of ['affiliations', 'attemptedBy', 'icons', 'staffing', 'species'] as const)
    it(`explains all ${field} of printed cards that are made up for an engine`, () => {
      const used = new Set(standing.flatMap(card => card[field] ?? []))
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
