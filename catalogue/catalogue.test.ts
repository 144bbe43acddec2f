import { describe, it } from 'node:test'
import { expect } from 'chai'
import { findRuling, loadCatalogue } from './catalogue.ts'
import { isCheckable, type Ruling } from './ruling.ts'

const catalogue = loadCatalogue()
const rulings = [...catalogue.rulings.values()]

function count(of: (ruling: Ruling) => boolean): number {
  return rulings.filter(of).length
}

describe('the catalogue', () => {
  /** Rulings are never taken away: these were drawn from the documents, and a document may get more. */
  const sizes = {
    '1e-faq-1996': 1014,
    '1e-glossary-d': 787,
    '1e-glossary-s': 739,
    '1e-current-2014': 345,
    '2e-glossary-s': 52,
  }

  it('holds the rulings of every document, most of them checkable', () => {
    const whole = Object.values(sizes).reduce((sum, size) => sum + size)
    expect(count(({ document }) => document in sizes)).to.equal(whole)
    expect(count(isCheckable)).to.be.within(0.9 * whole, rulings.length)
    expect(count(isCheckable)).to.equal(count(({ testable }) => testable === 'yes' || testable === 'static'))
  })

  for (const [document, size] of Object.entries(sizes)) {
    it(`holds ${size} rulings of ${document}`, () => {
      expect(count(each => each.document === document)).to.equal(size)
    })
  }

  it('excludes exactly what cannot be checked, or what gives a reason', () => {
    for (const ruling of rulings) {
      if (!isCheckable(ruling)) expect(ruling.met, ruling.id).to.equal('excluded')
      if (ruling.met === 'excluded') expect(ruling.reason, ruling.id).to.be.a('string')
    }
  })

  it('keeps each ruling in the file that its id tells', () => {
    for (const { id, document, file } of rulings) {
      const slug = id.slice(id.indexOf('-') + 1)
      const name = file.slice(document.length + 1, -'.yaml'.length)
      const range = name.match(/^([a-z])-([a-z])$/)
      const fits = range ? slug[0]! >= range[1]! && slug[0]! <= range[2]! : slug.startsWith(name.split('-')[0]!)
      expect(fits, `${id} in ${file}`).to.equal(true)
    }
  })

  it('has one table of contents, in an order of its own', () => {
    const ids = [...catalogue.topics.keys()]
    expect(ids.slice(0, 2)).to.deep.equal(['turns', 'timing'])
    expect(ids.at(-1)).to.equal('documents')
    expect(catalogue.topics.get('stopped')).to.include({ id: 'stopped', title: 'Stopped cards' })
  })

  it('sees how each topic is told from the others', () => {
    const said = [...catalogue.topics.values()]
    for (const key of ['title', 'belongs'] as const)
      expect(new Set(said.map(topic => topic[key])), key).to.have.lengthOf(said.length)
    for (const { id, belongs } of said) expect(belongs, id).to.match(/^[A-Z].*\.$/s)
  })

  it('knows every paragraph of a document', () => {
    const paragraphs = catalogue.paragraphs('2e-glossary-s')
    expect(paragraphs.map(({ entry }) => entry)).to.include('stopped')
    expect(paragraphs).to.have.lengthOf(19)
  })

  it('takes no ruleset id for a number', () => {
    expect(catalogue.rulesets.map(({ id }) => id)).to.deep.equal(['1e-1996', '1e-glossary', '1e-2014', '2e'])
  })

  it('is pleasant to have as objects', () => {
    expect(findRuling(catalogue, '1eS-stopped-06')).to.include({
      document: '1e-glossary-s',
      entry: 'stopped',
      paragraph: 6,
    })
  })
})

describe('findRuling', () => {
  it('names the nearest ids of an unknown one', () => {
    const find = () => findRuling(catalogue, '1eS-stoped-06')
    expect(find).to.throw('No ruling "1eS-stoped-06". Nearest: 1eS-stopped-06, ')
  })
})
