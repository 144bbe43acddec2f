import { describe, it } from 'node:test'
import { expect } from 'chai'
import { explainPrint } from './print.ts'

describe('What explain says of the print of a card', () => {
  it('tells the row, and where its text is', () => {
    const text = explainPrint('Spacedoor')
    expect(text).to.match(
      /^Spacedoor {2}\(doorway\)\n {2}Text +under 1e-glossary, 1e-2014\n +engine\/cards\/spacedoor\.ts\n/,
    )
    expect(text).to.match(/^ {2}Left out +\S.*; \S/m)
    expect(text).to.match(/^ {2}Lies +your facility$/m)
  })

  it('tells bodies, and cards without a text', () => {
    expect(explainPrint('David Marcus')).to.match(/^ {2}Body +under 1e-glossary, 1e-2014/m)
    expect(explainPrint('worf')).to.match(/^Worf {2}\(personnel\)\n {2}Text +none\n {2}Print +no text/)
    expect(explainPrint('Lal')).to.match(/under 1e-2014:\n +species Android: its lore \(.*cr14-species-05\)/)
  })

  it('knows no card that there is not', () => {
    expect(explainPrint('stopped')).to.equal(undefined)
  })
})
