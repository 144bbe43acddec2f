import { it } from 'node:test'
import { expect } from 'chai'
import { places } from '../../protocol/words.ts'
import { whereInWords } from './where-in-words.ts'

it('every place has words, and the holder its name', () => {
  expect(whereInWords(['discard', 'Alice'])).to.equal("in Alice's discard pile")
  expect(whereInWords(['aboard', 'Bortas'])).to.equal('aboard "Bortas"')
  for (const place of places) {
    const said = whereInWords([place, 'Worf'])
    expect(said).to.not.contain('undefined')
    if (!['removed', 'play'].includes(place)) expect(said).to.contain('Worf')
  }
})
