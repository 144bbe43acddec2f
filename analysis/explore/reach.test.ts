import { describe, it } from 'node:test'
import { expect } from 'chai'
import { capabilities } from '../../engine/adapter/capabilities.ts'
import { rulesets } from '../../engine/rulesets/registry.ts'
import type { HelloResult } from '../../protocol/types.ts'
import type { Given } from '../../steps/judge/given.ts'
import type { Deed, Operation } from '../../steps/operation.ts'
import { greet, under } from '../reference.ts'
import { poolOf } from './boards/pool.ts'
import { withKnown } from './boards/vary.ts'
import { Dice } from './dice.ts'
import { compare } from './difference.ts'
import { reachOf } from './reach.ts'
import { record } from './record.ts'
import { type Script, titlesOn } from './script.ts'

const ruleset = '1e-2014'
const law = rulesets.get(ruleset)!
const hello = (more: Partial<HelloResult> = {}): HelloResult => ({
  protocol: '1.0',
  engine: { name: 'x', version: '1' },
  can: capabilities(),
  ...more,
})

const has = (...titles: readonly string[]): Given => ({
  op: 'has',
  player: 'Alice',
  rows: titles.map(title => ({
    card: { title },
    place: { prep: 'in', pile: { pile: 'hand', of: 'Alice' } },
    conditions: [],
  })),
})

const script = (given: readonly Given[], moves: readonly Operation[] = []): Script => ({ ruleset, given, moves })

/** "Four of Eleven" is what older documents call the Guard Drone. */
const alias = 'Four of Eleven'
const unknownTitles = ['Guard Drone']

describe('what an engine can be asked in exploring', () => {
  it('is the class of ships, and of no facility', () => {
    const asked = (title: string): Operation =>
      ({
        op: 'fact',
        fact: 'of-class',
        subject: [{ card: { title } }],
        word: 'Galor',
      }) as unknown as Operation
    const { says } = reachOf(hello(), ruleset)
    expect(['Galor', 'Cardassian Outpost'].map(title => says(asked(title)))).to.deep.equal([true, false])
  })

  it('is no card that it does not have, by whatever name', () => {
    const { does, board } = reachOf(hello({ unknownTitles }), ruleset)
    const plays = (title: string): Deed => ({ player: 'Alice', verb: 'plays', cards: [{ card: { title } }] })
    expect([alias, 'Guard Drone', 'Data'].map(title => does(plays(title)))).to.deep.equal([false, false, true])
    expect([...titlesOn({ given: board([has(alias, 'Data')]), moves: [] })]).to.deep.equal(['Data'])
  })

  it('is no recording with such a card', async () => {
    const ours = await greet(under(law))
    const recording = (await record(script([has(alias)]), ours))!
    const theirs = { ...ours, hello: hello({ unknownTitles }) }
    expect(await compare(recording, theirs)).to.equal('not asked')
    expect(await compare(recording, ours)).to.equal('same')
  })

  it('is played with cards that it has in the place of others', () => {
    const pool = poolOf(law, { partial: false, unknown: new Set(unknownTitles) })
    const [title = ''] = titlesOn(withKnown(script([has(alias)]), pool, new Dice(1)))
    expect(pool.byTitle.get(title)?.facts.type).to.equal('personnel')
    const [kept] = titlesOn(withKnown(script([has('Data')]), pool, new Dice(1)))
    expect(kept).to.equal('Data')
  })
})
