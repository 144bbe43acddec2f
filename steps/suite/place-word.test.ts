import { test } from 'node:test'
import { expect } from 'chai'
import { loadCards } from '../../cards/catalogue.ts'
import { place as placeType } from '../types/place.ts'
import { parse } from '../types/text-type.ts'
import { placeWord } from './place-word.ts'

const { cards } = loadCards()
const typeOf = ({ title }: { title: string }) => cards.get(title)?.type

/** Card, place in words, the protocol's place. */
const places = [
  ['Data', 'on "Excavation"', 'planet'],
  ['Data', 'to "Excavation"', 'planet'],
  ['Data', 'to "Runabout"', 'aboard'],
  ['Data', 'aboard "Federation Outpost"', 'aboard'],
  ['Runabout', 'at "Excavation"', 'space'],
  ['Runabout', 'landed on "Excavation"', 'planet'],
  ['Runabout', 'at "Federation Outpost"', 'docked'],
  ['Runabout', 'aboard "U.S.S. Enterprise"', 'aboard'],
  ['Federation Outpost', 'at "Excavation"', 'space'],
  ['Archer', 'under "Excavation"', 'under'],
  ['Amanda Rogers', 'on "Data"', 'on'],
  ['Amanda Rogers', 'on "Excavation"', 'on'],
  ['Excavation', 'atop "Excavation"', 'shares'],
  ['Amanda Rogers', "in Alice's hand", 'hand'],
  ['Amanda Rogers', "on top of Alice's draw deck", 'deck'],
  ['Amanda Rogers', 'out of play', 'removed'],
  ['Amanda Rogers', 'being played', 'play'],
  ['Amanda Rogers', 'on the table', 'core'],
  ['Sisters of Duras', 'into Romulan mode', undefined],
] as const

for (const [title, words, word] of places) {
  test(`${title} ${words} is in the place "${word}"`, () => {
    expect(placeWord(parse(placeType, words), typeOf({ title }), typeOf)).to.equal(word)
  })
}
