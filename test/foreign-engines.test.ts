import { describe, it } from 'node:test'
import { expect } from 'chai'
import { anewEachTime, examine } from '../analysis/doctor/doctor.ts'
import { inProcess } from '../protocol/in-process.ts'
import type { CaseResult, Outcome } from '../reports/result.ts'
import { unlocking } from '../reports/unlocking.ts'
import { suiteOf } from '../runner/features.ts'
import type { Case } from '../steps/suite/case.ts'
import { drawnIds } from './fixture/drawn.ts'
import { exploredAs } from './fixture/foreign/explored.ts'
import { type Greeting, saved } from './fixture/foreign/foreign.ts'
import { temper } from './fixture/foreign/temper.ts'
import { playWith } from './fixture/play-with.ts'

/** Outcomes that say nothing against an engine. */
const innocent: readonly Outcome[] = ['pass', 'partly-checked', 'unsupported', 'not-applicable']

const said = (results: Iterable<CaseResult>): readonly string[] =>
  [...results].filter(({ outcome }) => !innocent.includes(outcome)).map(({ id, message }) => `${id}: ${message}`)

/** The cases of the suite that are meant, and those in the light of which they are judged. */
function withTwins(isMeant: (kase: Case) => boolean): (kase: Case) => boolean {
  const ids = new Set(
    suiteOf(undefined)
      .cases.filter(isMeant)
      .flatMap(({ id, twins }) => [id, ...twins]),
  )
  return ({ id }) => ids.has(id)
}

/** Things added one after the other, of each list. */
const steps = 3

const withTitles = (greeting: Greeting, titles: readonly string[]): Greeting => ({
  ...greeting,
  knows: [...greeting.knows, ...titles],
})

/** Abilities as reports name them: `facts "skills"`, or a flag. */
function withAbilities(greeting: Greeting, abilities: readonly string[]): Greeting {
  const can: Record<string, unknown> = { ...greeting.can }
  for (const ability of abilities) {
    const [, list = ability, word] = /^(\w+) "(.+)"$/.exec(ability) ?? []
    can[list] = word === undefined ? true : [...((can[list] as readonly string[] | undefined) ?? []), word]
  }
  return { ...greeting, can: can as Greeting['can'] }
}

describe('an engine that nobody here wrote, and that is right as far as it goes', () => {
  for (const foreign of [...saved, temper]) {
    const { name, greeting, engine } = foreign
    // One that has every card can be asked so much that a part of it must do.
    const some = foreign === temper ? new Set(drawnIds(suiteOf(undefined), 16, 40)) : undefined
    const own = ({ id, ruleset }: { readonly id: string; readonly ruleset: string }) =>
      !!greeting.can.rulesets?.includes(ruleset) && (!some || some.has(id))

    it(`${name}: nothing is held against it`, async () => {
      const results = await playWith(inProcess(engine(greeting)), { only: own, strict: true })
      expect(said(results.values())).to.deep.equal([])
      expect([...results.values()].filter(({ outcome }) => outcome === 'pass').length).to.be.above(70)
    })

    it(`${name}: what would unlock cases keeps its promise`, async () => {
      const before = await playWith(inProcess(engine(greeting)), { only: own })
      for (const [lacking, other, added] of [
        ['titles', 'abilities', withTitles],
        ['abilities', 'titles', withAbilities],
      ] as const) {
        const promised = [...before.values()].filter(({ missing }) => missing?.[lacking] && !missing[other])
        const things = [...new Set(promised.flatMap(({ missing }) => missing?.[lacking] ?? []))]
        const sets = unlocking(promised)[lacking]
        expect(sets.reduce((sum, { unlocks }) => sum + unlocks, 0)).to.equal(promised.length)
        const ids = new Set(promised.map(({ id }) => id))
        const more = await playWith(inProcess(engine(added(greeting, things))), { only: own })
        const broken = [...more.values()].filter(
          ({ id, outcome, message = '' }) => ids.has(id) && outcome !== 'pass' && !/for made-up cards/.test(message),
        )
        expect(broken.map(({ id, outcome, message }) => `${outcome} ${id}: ${message}`)).to.deep.equal([])
      }
    })

    // An engine with closed lists of words cannot say beforehand which made-up cards it has.
    if (foreign !== temper)
      it(`${name}: each thing that it should have next unlocks what is promised, added one after the other`, async () => {
        const before = await playWith(inProcess(engine(greeting)), { only: own })
        for (const [lacking, added] of [
          ['titles', withTitles],
          ['abilities', withAbilities],
        ] as const) {
          let having = greeting
          let left = [...before.values()].filter(({ missing }) => missing)
          // A refusal with several twins may be proved by one of them before all is there that was promised to unlock it.
          let sooner = 0
          for (const { needs, unlocks } of unlocking(left)[lacking].slice(0, steps)) {
            having = added(having, needs)
            const ids = new Set(left.map(({ id }) => id))
            const only = withTwins(({ id }) => ids.has(id))
            const played = await playWith(inProcess(engine(having)), { only })
            const results = [...played.values()].filter(({ id }) => ids.has(id))
            const passed = results.filter(({ outcome }) => outcome === 'pass').length
            expect(passed + sooner, `cases that pass with ${needs}`).to.be.at.least(unlocks)
            sooner += passed - unlocks
            expect(said(results), `${needs}`).to.deep.equal([])
            left = results.filter(({ missing }) => missing)
          }
        }
      })

    it(`${name}: the doctor finds it healthy, and tries every word about boards that it can`, async () => {
      const { healthy, findings } = await examine(
        { strict: true },
        anewEachTime(() => engine(greeting)),
      )
      expect(findings.flatMap(({ state, seen }) => (['well', 'untried'].includes(state) ? [] : [seen]))).to.deep.equal(
        [],
      )
      expect(healthy).to.equal(true)
      const untried = findings.find(({ says }) => says === 'Not tried on a board')?.seen ?? ''
      expect(untried).to.not.match(/\b(points|on|completed|under|overcome|range-left)\b/)
    })

    it(`${name}: exploring finds nothing`, async () => {
      const { games, notAsked, findings, faults, ended } = await exploredAs(foreign, { games: 120, seed: 1 })
      expect(ended).to.equal(undefined)
      expect(findings.map(({ kind, small }) => `${kind}: ${small.message}`)).to.deep.equal([])
      expect(faults.map(({ message }) => message)).to.deep.equal([])
      expect(games - notAsked).to.be.above(15)
    })
  }
})
