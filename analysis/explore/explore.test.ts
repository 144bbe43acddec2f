import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCards } from '../../cards/catalogue.ts'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { amend, type Ruleset } from '../../engine/kernel/amend.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import { EngineTimeout } from '../../protocol/failures.ts'
import { playCase } from '../../steps/judge/play-case.ts'
import { compileFeature } from '../../steps/suite/compile-feature.ts'
import { runs } from '../../test/fixture/drawn.ts'
import { seeds } from '../../test/fixture/seed.ts'
import { greet, under } from '../reference.ts'
import type { Exploration, Explored } from './exploration.ts'
import { explore } from './explore.ts'
import { exploredReport, featuresOf } from './tell.ts'

const catalogue = loadCatalogue()
const current = [...rulesets.values()].find(({ documents }) => documents.has('currentRulings'))!

const without = (law: Ruleset, ...repeal: readonly string[]): Ruleset => amend(law, { id: law.id, repeal })

async function against(other: Ruleset, games: number, more: Partial<Exploration> = {}): Promise<Explored> {
  const match = { law: current, ours: await greet(under(current)), theirs: await greet(under(other)) }
  const goesOn: Exploration['goesOn'] = soFar => soFar.games < games && soFar.findings < 1
  return explore({ catalogue, lanes: [[match]], seed: 1, partial: true, goesOn, ...more })
}

describe('explore', () => {
  it('finds a ruling that was struck out, names it, and prints a scenario that fails without it and passes with it', async () => {
    const wrong = without(current, '1eS-stopped-06')
    const found = await against(wrong, 2_000, { aim: { rulings: ['1eS-stopped-06'] } })
    const [finding] = found.findings
    expect(finding?.small.cause).to.deep.include({ kind: 'ruling' })
    expect(finding?.small.cause?.decidedBy).to.include('1eS-stopped-06')
    const [text = ''] = featuresOf(found.findings, catalogue).values()
    expect(text).to.match(/beams/).and.to.include('@ruling=1eS-stopped-')
    const { cases, problems } = compileFeature({ uri: 'found.feature', topic: 'found', text }, loadCards().cards)
    expect(problems).to.deep.equal([])
    const outcomes = async (law: Ruleset): Promise<readonly string[]> => {
      const engine = await greet(under(law))
      const played: string[] = []
      for (const one of cases) played.push((await playCase({ ...one, customs: [] }, engine, [], () => [])).outcome)
      return played
    }
    expect(new Set(await outcomes(current))).to.deep.equal(new Set(['pass']))
    expect(await outcomes(wrong)).to.include('fail')
  })

  it('plays the same games for the same seed', async () => {
    const wrong = without(current, '1eS-stopped-06', '1eS-stopped-13')
    const [one, other] = [await against(wrong, 40, { seed: 7 }), await against(wrong, 40, { seed: 7 })]
    expect(exploredReport(one)).to.deep.equal(exploredReport(other))
  })

  it('plays other games in each shard', async () => {
    const wrong = without(current, '1eS-stopped-06', '1eS-stopped-13')
    const goesOn: Exploration['goesOn'] = ({ games }) => games < 30
    const played = [1, 2].map(index => against(wrong, 30, { seed: 10, goesOn, shard: { index, count: 2 } }))
    const seeds = (await Promise.all(played)).map(({ findings }) => findings.map(({ seed }) => seed % 2))
    expect(seeds.flat()).to.include.members([0, 1])
    expect(seeds.map(all => new Set(all).size)).to.deep.equal([1, 1])
  })

  it('finds the same again when it is played again, and nothing once it is mended', async () => {
    const wrong = without(current, '1eS-stopped-06')
    const found = await against(wrong, 2_000, { aim: { rulings: ['1eS-stopped-06'] } })
    const replay = exploredReport(found).findings.map(({ script }) => script)
    expect(replay).to.have.length.of.at.least(1)
    expect((await against(wrong, 2_000, { replay })).findings).to.have.length.of.at.least(1)
    expect((await against(current, 2_000, { replay })).findings).to.deep.equal([])
  })

  it('gives up an engine that answers no act, and keeps what was found', async () => {
    const match = { law: current, ours: await greet(under(current)), theirs: await greet(under(current)) }
    const { client } = match.theirs
    let asked = 0
    client.act = async () => {
      asked += 1
      throw new EngineTimeout('The engine did not answer `act` within 2 s.')
    }
    const { findings, ended } = await explore({ catalogue, lanes: [[match]], seed: 1, goesOn: () => true })
    expect(findings.map(({ kind }) => kind)).to.include('broken')
    expect(ended).to.equal('10 games in a row had no answer in time, so it was given up.')
    expect(asked).to.be.below(10 + 4 * (1 + 40))
  })

  it('finds nothing between the reference engine and another one of its kind, and no fault of either', async () => {
    const many = runs(1_000, 4)
    const lane = await Promise.all(
      [...rulesets.values()].map(async law => ({
        law,
        ours: await greet(under(law)),
        theirs: await greet(under(law)),
      })),
    )
    const goesOn: Exploration['goesOn'] = ({ games }) => games < many
    for (const seed of seeds) {
      const { findings, faults, games } = await explore({
        catalogue,
        lanes: [lane],
        seed,
        partial: true,
        twice: true,
        goesOn,
      })
      expect(games).to.equal(many)
      expect(faults.map(({ message, seed: at }) => `${message} (seed ${at})`)).to.deep.equal([])
      expect(exploredReport({ findings, faults, games, notAsked: 0, covered: new Map() }).findings).to.deep.equal([])
    }
  })
})
