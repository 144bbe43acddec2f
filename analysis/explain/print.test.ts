import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import { explainPrint } from './print.ts'

const suite = suiteOf(undefined)

describe('What explain says of the print of a card', () => {
  it('tells the row, and where its text is', () => {
    const text = explainPrint('Ready Room Door', suite)
    expect(text).to.match(
      /^Ready Room Door {2}\(doorway\)\n {2}Text +under 1e-glossary, 1e-2014\n +engine\/cards\/ready-room-door\.ts\n/,
    )
    expect(text).to.match(/^ {2}Lies +event$/m)
    expect(explainPrint('Assembly Transport', suite)).to.match(/^ {2}Left out +\S.*; \S/m)
  })

  it('tells bodies, and cards without a text', () => {
    expect(explainPrint('Starship Enterprise', suite)).to.match(/^ {2}Body +under 1e-glossary, 1e-2014/m)
    expect(explainPrint('worf', suite)).to.match(/^Worf {2}\(personnel\)\n {2}Text +none\n {2}Print +no text/)
    expect(explainPrint('Lal', suite)).to.match(/under 1e-2014:\n +species Android: its lore \(.*cr14-species-05\)/)
  })

  it('ends with a sentence that plays the card, and where it stands', () => {
    expect(explainPrint('Amanda Rogers', suite)).to.match(
      /\n {2}Played +(?:Alice|Bob) responds with "Amanda Rogers".*\n +features\/.+\.feature:\d+$/,
    )
    expect(explainPrint('Devidian Door', suite)).to.match(/\n {2}Played +.*"Devidian Door"/)
  })

  it('knows no card that there is not', () => {
    expect(explainPrint('stopped', suite)).to.equal(undefined)
  })
})
