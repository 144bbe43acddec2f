import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { expect } from 'chai'
import { readAs } from '../analysis/variants/reading.ts'
import { strike } from '../analysis/variants/strike.ts'
import { Table } from '../analysis/variants/table.ts'
import { unchanged, type Variant } from '../analysis/variants/variant.ts'
import { readings } from '../engine/rulesets/readings.ts'
import type { ActResult } from '../protocol/types.ts'
import { suiteOf } from '../runner/features.ts'
import type { Case } from '../steps/suite/case.ts'
import { keyOf } from '../steps/suite/readings.ts'
import { type RefusalSite, refusalSites } from './fixture/refusals.ts'

const sites = refusalSites(join(import.meta.dirname, '..'))
const { cases, alternatives } = suiteOf(undefined)

/** What the engine says when it refuses. */
class Heard {
  readonly texts = new Set<string>()
  /** Those that it gives a ruling, a basic rule or a print for. */
  readonly named = new Set<string>()

  readonly engine: Variant['engine'] = plain => request => {
    const reply = plain(request)
    const { refusal, rulings } = ('result' in reply ? reply.result : {}) as Partial<ActResult>
    if (refusal?.text) this.texts.add(refusal.text)
    if (refusal?.text && rulings?.length) this.named.add(refusal.text)
    return reply
  }

  isSilent({ pattern }: RefusalSite, texts: ReadonlySet<string> = this.named): boolean {
    return ![...texts].some(text => pattern.test(text))
  }
}

/** Met only where the engine tries what may be done, under a mistake: `strength --engine` reaches them, and no reply tells them. */
const triedOnly = ['… was used in place of a draw already this turn', '… may not interrupt this']

describe('a refusal of the engine', () => {
  const [law, mistaken] = [new Heard(), new Heard()]
  const tables = new Map<string, Table>()
  const inWords = (some: readonly RefusalSite[]) => some.map(({ place, words }) => `${place}: ${words}`)

  before(async () => {
    const table = new Table({ ...unchanged, engine: law.engine })
    for (const one of cases) await table.play(one)
    for (const one of cases) await playMistakes(one)
    for (const one of alternatives) await playReading(one)
  })

  /** Plays the case on engines that lack one of its rulings. */
  async function playMistakes(one: Case): Promise<void> {
    for (const ruling of one.rulings) await lacking(ruling).play(one)
  }

  /** Plays the case as an open question is read in it. */
  async function playReading(one: Case): Promise<void> {
    const reading = one.reading && readings.get(keyOf(one.reading))
    if (reading) await new Table({ ...readAs(reading), engine: law.engine }).play(one)
  }

  function lacking(ruling: string): Table {
    const table = tables.get(ruling) ?? new Table({ ...strike([ruling]), engine: mistaken.engine })
    tables.set(ruling, table)
    return table
  }

  it('is found in the sources', () => {
    expect(sites).to.have.length.above(200)
  })

  it('is met in a case and names what it rests on, or is the mistake of an engine that lacks a ruling', () => {
    const silent = sites.filter(one => law.isSilent(one) && !triedOnly.includes(one.words))
    expect(inWords(silent.filter(one => mistaken.isSilent(one, mistaken.texts)))).to.deep.equal([])
    expect(inWords(silent.filter(one => !law.isSilent(one, law.texts)))).to.deep.equal([])
  })
})
