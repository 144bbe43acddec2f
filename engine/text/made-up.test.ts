import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Act, Board, MadeUp } from '../../protocol/types.ts'
import { stateOf } from '../adapter/board.ts'
import { apply, quietPosition } from '../play/apply.ts'
import { rulesets } from '../rulesets/registry.ts'

const made: readonly MadeUp[] = [
  { type: 'mission', title: 'Moon', kind: 'planet', span: 2, points: 30, attemptedBy: ['any'] },
  { type: 'mission', title: 'Void', kind: 'space', span: 2, attemptedBy: ['any'] },
  { type: 'personnel', title: 'Ann', affiliations: ['federation'], classification: 'OFFICER', cunning: 5 },
  { type: 'ship', title: 'Boat', affiliations: ['federation'], range: 8, weapons: 5, shields: 5 },
  { type: 'dilemma', title: 'Wall', kind: 'planet', requires: [{ skills: { Law: 1 } }, { over: { cunning: 4 } }] },
  { type: 'dilemma', title: 'High Wall', kind: 'planet', requires: [{ skills: { Law: 1 }, over: { cunning: 4 } }] },
  { type: 'interrupt', title: 'Word', needs: [{ type: 'personnel', skill: 'OFFICER' }, { type: 'ship' }] },
  { type: 'event', title: 'Fair', needs: [{ type: 'personnel', count: 2 }] },
  { type: 'objective', title: 'Aim' },
]

function after(id: string, more: Board['cards'], act: Act) {
  const law = rulesets.get(id)!
  const board: Board = {
    ruleset: law.id,
    turn: { player: 'Alice', number: 3, phase: act.kind === 'attempt' ? 'orders' : 'play' },
    players: [{ name: 'Alice' }, { name: 'Bob' }],
    made,
    cards: [
      { id: 'Void', owner: 'Alice', where: ['spaceline', 'alpha'] },
      { id: 'Moon', owner: 'Alice', where: ['spaceline', 'alpha'] },
      { id: 'Ann', owner: 'Alice', where: ['planet', 'Moon'] },
      ...more,
    ],
  }
  const { position, refusal } = apply(quietPosition(stateOf(board, law)), { as: 'Alice', act }, law)
  return { cards: position.state.cards, code: refusal?.code }
}

const attempt: Act = { kind: 'attempt', card: 'Moon', from: ['planet', 'Moon'] }
const held = (title: string): Board['cards'][number] => ({ id: title, owner: 'Alice', where: ['hand', 'Alice'] })
const boat: Board['cards'][number] = { id: 'Boat', owner: 'Alice', where: ['space', 'Void'] }
const ship: Board['cards'][number] = { id: 'Boat', owner: 'Alice', where: ['space', 'Moon'] }

for (const ruleset of ['1e-1996', '1e-glossary', '1e-2014']) {
  describe(`made-up cards with a text, ${ruleset}`, () => {
    const faces = (title: string) => after(ruleset, [{ id: title, owner: 'Bob', where: ['under', 'Moon'] }], attempt)

    it('a dilemma stops those who lack what it requires, and stays', () => {
      const { cards } = faces('High Wall')
      expect(cards.find(c => c.id === 'Ann')?.is).to.include('stopped')
      expect(cards.find(c => c.id === 'High Wall')).to.include({ place: 'under' })
    })

    it('a dilemma lets pass those who have one of the alternatives', () => {
      const { cards } = faces('Wall')
      expect(cards.find(c => c.id === 'Ann')?.is).not.to.include('stopped')
      expect(cards.find(c => c.id === 'Wall')).to.include({ place: 'discard' })
    })

    it('an interrupt is played by whoever commands all that it needs, and is discarded', () => {
      const play: Act = { kind: 'play', card: 'Word' }
      expect(after(ruleset, [held('Word')], play).code).to.equal('requirement')
      const { cards } = after(ruleset, [held('Word'), ship], play)
      expect(cards.find(c => c.id === 'Word')).to.include({ place: 'discard' })
      expect(after(ruleset, [held('Word'), boat], play).code).to.equal(undefined)
    })

    it('an event that needs two personnel is not played with one', () => {
      expect(after(ruleset, [held('Fair')], { kind: 'play', card: 'Fair' }).code).to.equal('requirement')
    })

    it('an objective stays on the table', () => {
      const { cards, code } = after(ruleset, [held('Aim')], { kind: 'play', card: 'Aim' })
      expect([code, cards.find(c => c.id === 'Aim')?.place]).to.deep.equal([undefined, 'core'])
    })
  })
}
