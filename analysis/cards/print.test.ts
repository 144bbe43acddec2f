import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import type { Case } from '../../steps/suite/case.ts'
import { printFaults } from './print.ts'

/** A case in which Alice plays this. */
const playing = (title: string, ruleset = '1e-2014'): Case =>
  ({
    ruleset,
    feature: { uri: 'f.feature' },
    steps: [{ operation: { op: 'do', deed: { kind: 'play', player: 'Alice', cards: [{ title }] } } }],
  }) as unknown as Case

describe('rows of cards with a text', () => {
  it('are there for all that stand on a board', () => {
    expect(printFaults(suiteOf(undefined).cases)).to.deep.equal([])
  })

  it('are asked for under each ruleset', () => {
    expect(printFaults([playing('Plexing')], [])[0]).to.match(
      /^f\.feature: "Plexing" is not compared with its print under 1e-2014\. .* in engine\/cards\/plexing\.ts /,
    )
    const row = { title: 'Plexing', rulesets: ['1e-2014'] }
    expect(printFaults([playing('Plexing')], [row])).to.deep.equal([])
    expect(printFaults([playing('Plexing'), playing('Plexing', '1e-glossary')], [row])).to.have.length(1)
    expect(printFaults([playing('Worf')], [])).to.deep.equal([])
  })

  it('say why what they leave out does not matter, and are held to it', () => {
    const bare = { title: 'Plexing', leftOut: 'its cure' }
    expect(printFaults([playing('Plexing')], [bare])[0]).to.match(/plexing\.ts: "print" says neither why/)
    const lost = { ...bare, onlyWith: ['atack'] }
    expect(printFaults([playing('Plexing')], [lost])[0]).to.match(/"atack" is neither a card/)
    const board = {
      ...playing('Plexing'),
      line: 7,
      titles: ['Plexing'],
      needs: { actions: ['attack'] },
      steps: [{ operation: { op: 'has', player: 'Alice', rows: [{ card: { title: 'Plexing' } }] } }],
    } as unknown as Case
    expect(printFaults([board], [{ ...bare, onlyWith: ['captive'] }])).to.deep.equal([])
    expect(printFaults([board], [{ ...bare, onlyWith: ['attack'] }])[0]).to.match(
      /^f\.feature:7: "Plexing" is played without its cure, which matters with "attack"/,
    )
  })

  it('go when their card has gone, and when there was none', () => {
    const rows = [
      { title: 'Plexing', rulesets: ['1e-2014', '1e-glossary'] },
      { title: 'Zaldan' },
      { title: 'Plexingg' },
    ]
    expect(printFaults([playing('Plexing')], rows)).to.deep.equal([
      'engine/cards/plexing.ts: "Plexing" stands on no board with its text under 1e-glossary; take that law out of "print"',
      'engine/cards/zaldan.ts: "Zaldan" stands on no board with its text; take "print" out',
      'engine/cards/plexingg.ts: no card is titled "Plexingg" in cards/*.yaml',
    ])
  })
})
