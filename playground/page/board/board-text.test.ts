import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCards } from '../../../cards/catalogue.ts'
import { compileFeature } from '../../../steps/suite/compile-feature.ts'
import { ownSituation } from '../ways.ts'
import { type Written, withCard, withGiven, withMission, withMoment, withoutCard } from './board-text.ts'
import { placesFor } from './places-for.ts'

function written(text: string): Written {
  const { cases, problems } = compileFeature({ uri: 'own.feature', topic: 'playground', text }, loadCards().cards)
  expect(problems).to.deep.equal([])
  const [kase] = cases
  if (!kase) throw new Error('no case')
  return { text, kase }
}

/** The lines that the change adds, and those that it takes away. */
function difference(change: (one: Written) => string, text = ownSituation): readonly [string[], string[]] {
  const now = change(written(text))
  written(now)
  const lines = (of: string): string[] => of.split('\n').map(line => line.replaceAll(/ +/g, ' ').trim())
  const [old, next] = [lines(text), lines(now)]
  return [next.filter(line => !old.includes(line)), old.filter(line => !next.includes(line))]
}

describe('a board that is built', () => {
  it('has a row for each card, in the table of its player', () => {
    expect(difference(one => withCard(one, 'Alice', 'Worf', 'aboard "Runabout"'))).to.deep.equal([
      ['| Worf | aboard "Runabout" |'],
      [],
    ])
    expect(difference(one => withCard(one, 'Bob', 'Data [second]', 'on "Excavation"'))).to.deep.equal([
      ['And Bob has:', '| Data [second] | on "Excavation" |'],
      [],
    ])
  })

  it('has its missions from left to right', () => {
    expect(difference(one => withMission(one, 'Covert Rescue'))).to.deep.equal([['| Covert Rescue |'], []])
  })

  it('has conditions, and one moment', () => {
    expect(difference(one => withGiven(one, '"Data" is stopped'))).to.deep.equal([['And "Data" is stopped'], []])
    const later = withMoment(written(ownSituation), "it is Alice's orders")
    expect(difference(one => withMoment(one, "it is Bob's orders"), later)).to.deep.equal([
      ["And it is Bob's orders"],
      ["And it is Alice's orders"],
    ])
  })

  it('loses a card with its row, and a table with its last', () => {
    const without = (title: string, text: string): string => withoutCard(written(text), title)
    const worf = withCard(written(ownSituation), 'Bob', 'Worf', 'on "Excavation"')
    expect(without('Worf', worf)).to.equal(ownSituation)
    expect(without('Nobody', ownSituation)).to.equal(ownSituation)
  })

  it('offers for each type of card the places where it may be, the usual one first', () => {
    const standing = [
      { title: 'Excavation', type: 'mission' as const },
      { title: 'Runabout', type: 'ship' as const },
    ]
    expect(placesFor('personnel', standing).slice(0, 2)).to.deep.equal(['aboard "Runabout"', 'on "Excavation"'])
    expect(placesFor('dilemma', standing)[0]).to.equal('under "Excavation"')
    expect(placesFor('mission', standing)[0]).to.equal('in the spaceline')
    expect(placesFor('interrupt', standing)[0]).to.equal('in hand')
  })
})
