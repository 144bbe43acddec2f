import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { temporaryFolder } from '../test/fixture/temporary.ts'
import { cardFacts, findCard, loadCards, nearestTitles, titles } from './catalogue.ts'
import { cardTypes } from './facts.ts'

function directory(files: Readonly<Record<string, string>>): string {
  const dir = temporaryFolder('cards-')
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
  return dir
}

describe('the catalogue of cards', () => {
  it('gives every title one card of a known type', () => {
    for (const title of titles()) expect(cardTypes, title).to.include(cardFacts(title).type)
    expect(new Set(titles()).size).to.equal(titles().length)
  })

  it('knows cards by their aliases', () => {
    expect(cardFacts('Rogue Borg')).to.equal(cardFacts('Rogue Borg Mercenaries'))
    expect(cardFacts('Deanna Troi (Prem)').title).to.equal('Deanna Troi')
    expect(cardFacts("Paxan 'Wormhole'").title).to.equal('Paxan "Wormhole"')
    expect(titles()).not.to.include('Rogue Borg')
  })

  it('reads its files once', () => {
    expect(loadCards()).to.equal(loadCards())
  })

  it('finds nothing under an unknown title', () => {
    expect(findCard('Timeslip')).to.equal(undefined)
  })

  it('offers the nearest titles for an unknown one', () => {
    expect(() => cardFacts('Excavatoin')).to.throw(
      'No card "Excavatoin" in cards/*.yaml; the nearest titles are "Excavation"',
    )
    expect(nearestTitles('Incoming Message')).to.include('Incoming Message - Romulan')
    expect(nearestTitles('kevin uxbridge', 1)).to.deep.equal(['Kevin Uxbridge'])
  })

  it('refuses two cards of one name', () => {
    const dir = directory({
      'events.yaml': 'type: event\ncards:\n  Static Warp Bubble: {}\n',
      'interrupts.yaml': 'type: interrupt\ncards:\n  Bubble:\n    aliases: [Static Warp Bubble]\n',
    })
    const message = 'interrupts.yaml: "Static Warp Bubble" of Bubble is the name of Static Warp Bubble (event), too'
    expect(() => loadCards(dir)).to.throw(message)
  })

  it('has the namesakes of Second Edition apart, and takes none of another type', () => {
    const events = 'type: event\ncards:\n  Torture: {}\n'
    const namesakes = (type: string) =>
      directory({
        'events.yaml': events,
        'second-edition.yaml': `cards:\n  Torture:\n    type: ${type}\n    cost: 1\n`,
      })
    const { cards, namesakes: found } = loadCards(namesakes('event'))
    expect([cards.get('Torture')?.cost, found.get('Torture')?.cost]).to.deep.equal([undefined, 1])
    expect(() => loadCards(namesakes('ship'))).to.throw('"Torture" is ship, and its namesake of First Edition event')
  })

  it('says where a file is broken', () => {
    const dir = directory({ 'ships.yaml': 'type: ship\ncards:\n  Runabout:\n    range: [7\n' })
    expect(() => loadCards(dir)).to.throw(/in ".*ships.yaml" \(5:1\)/)
  })

  it('marks the cards that no set has', () => {
    expect(cardFacts('Hull Rot').supposed).to.equal(true)
    expect(cardFacts('The Traveler: Transcendence').supposed).to.equal(undefined)
  })
})
