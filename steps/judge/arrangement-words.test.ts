import { describe, it } from 'node:test'
import { expect } from 'chai'
import { titles } from '../../cards/catalogue.ts'
import type { MadeUp } from '../../protocol/types.ts'
import { checkRequest } from '../../protocol/validator.ts'
import { madeUpTypes } from '../../protocol/words.ts'
import { suiteOf } from '../../runner/features.ts'
import { isRemade } from '../suite/needs.ts'
import { withSpan } from './arrangement-words.ts'
import { standIns } from './stand-ins.ts'

const arrange = (made: MadeUp): void => {
  const players = ['Alice', 'Bob'].map(name => ({ name }))
  const turn = { player: 'Alice', phase: 'orders' } as const
  checkRequest({ id: 1, do: 'arrange', board: { ruleset: '1e-2014', turn, players, cards: [], made: [made] } })
}

describe('a printed card that is sent as made up', () => {
  it('is a made-up card as the protocol has them', () => {
    const rows = suiteOf(undefined).cases.flatMap(({ steps }) =>
      steps.flatMap(({ operation }) => (operation.op === 'locations' ? operation.rows : [])),
    )
    const missions = rows.filter(isRemade)
    expect(missions).to.not.be.empty
    for (const { card, span } of missions) expect(() => arrange(withSpan(card.title, span!)), card.title).to.not.throw()
    expect(withSpan('Explore Typhon Expanse', 3)).to.include({ span: 3, kind: 'space' })
    const bodies = titles().flatMap(title =>
      standIns(
        { titles: [title], ruleset: '1e-2014', needs: {} },
        { can: { madeUp: madeUpTypes }, unknownTitles: [title] },
      ),
    )
    expect(bodies).to.not.be.empty
    for (const card of bodies) expect(() => arrange(card), card.title).to.not.throw()
    const located = { ...withSpan('Excavation', 3), location: ['Vulcan'] } as unknown as MadeUp
    expect(() => arrange(located)).to.throw('location')
  })
})
