import { describe, it } from 'node:test'
import { expect } from 'chai'
import { referenceEngine } from '../engine/adapter/serve.ts'
import type { Engine } from '../protocol/engine.ts'
import type { Reply, Request } from '../protocol/types.ts'
import { suiteOf } from '../runner/features.ts'
import { playWith } from './fixture/play-with.ts'

type Ask = (request: Request, forward: (request: Request) => Promise<Reply>) => Promise<Reply>
const { lies } = (await import(new URL('../examples/engines/wrong/told-lies.js', import.meta.url).href)) as {
  readonly lies: Readonly<Record<string, (told: () => void) => Ask>>
}

function lying(name: string): Engine {
  const right = referenceEngine()
  const lie = lies[name]!(() => {})
  return {
    command: name,
    ask: request => lie(request, async asked => structuredClone(right(asked))),
    close: async () => {},
  }
}

/** The lie, in how many cases of the topics at least it is noticed, and the words of the message. */
const noticed: readonly (readonly [name: string, least: number, says: RegExp])[] = [
  ['five-cards-more', 25, /The cards of a draw deck that the scenario does not mention must stay there/],
  ['decks-gone', 25, /The cards of a draw deck that the scenario does not mention must stay there/],
  ['decks-swapped', 25, /The cards of a draw deck that the scenario does not mention must stay there/],
  ['asks-nobody', 25, /expected a player of this board or chance, .* but it is "Nobody"/],
  ['counts-hidden', 10, /A refusal must change nothing .* is no longer shown/],
  ['counts-to-nought', 1, /Nothing else should have changed, but the range-left of ".*" was \d+ and is 0/],
  ['refusals-stop', 10, /A refusal must change nothing .* is now stopped/],
  ['needless-window', 25, /expected the decisions that were pending before, as a refusal changes nothing/],
  ['tries-for-real', 1, /Trying an act must change nothing/],
  ['views-of-another-game', 10, /in (Alice|Bob)'s view the points of Alice is 99/],
  ['titles-of-another-game', 10, /in (Alice|Bob)'s view the title of ".*" is "Tribble"/],
  ['quarantined', 25, /The adapter shows that ".*" is quarantined, which nobody set up/],
  ['turns-later', 25, /expected that turns are counted on/],
  ['turns-later-after-one', 15, /expected that turns are counted on/],
  ['pending-elsewhere', 25, /as observing changes nothing/],
  ['answers-too-much', 1, /expected one answer per question, but to 1 there are 2/],
]
const topics: readonly string[] = ['turns', 'showing-cards', 'beaming', 'scoring']
const played = suiteOf(undefined)
  .cases.filter(({ topic }) => topics.includes(topic))
  .map(({ id }) => id)
const many: ReadonlySet<string> = new Set(played.filter((_, index) => index % 2 === 0))

/** The ids of the cases, of these, in which the lie is told by name. */
async function toldIn(cases: ReadonlySet<string>, name: string, says: RegExp, strict: boolean): Promise<string[]> {
  const results = await playWith(lying(name), { only: ({ id }) => cases.has(id), strict })
  return [...results]
    .filter(([, { outcome, message = '' }]) => outcome !== 'pass' && says.test(message))
    .map(([id]) => id)
}

describe('an engine that lies is caught by name', () => {
  for (const [name, least, says] of noticed)
    it(`${name}, and in strict mode`, async () => {
      const told = await toldIn(many, name, says, false)
      expect(told.length).to.be.at.least(least)
      // Strict mode plays each case twice, and says the same.
      const some = told.slice(0, 10)
      expect(await toldIn(new Set(some), name, says, true)).to.have.members(some)
    })

  it('right-the-first-time, in strict mode, in cases that pass otherwise', async () => {
    const turns = ({ topic }: { readonly topic: string }) => topic === 'turns'
    const results = [...(await playWith(lying('right-the-first-time'), { only: turns, strict: true })).values()]
    expect(results.filter(({ message }) => message?.includes('The case was played twice'))).to.have.length.above(10)
  })
})
