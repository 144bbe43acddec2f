import { describe, it } from 'node:test'
import { expect } from 'chai'
import type { Case } from '../../steps/suite/case.ts'
import type { Asked } from './asked.ts'
import type { Sources } from './sources.ts'
import { touched } from './touched.ts'

const sources: Sources = {
  files: {
    'engine/kernel/game.ts': 'a',
    'engine/law/beaming/faq.ts': 'a',
    'engine/law/beaming/glossary.ts': 'a',
    'engine/cards/hugh.ts': 'a',
    'engine/cards/edo-probe.ts': 'a',
    'features/beaming/planets.feature': 'a',
  },
  rows: { 'faq96-beaming-01': 'a', '1eD-beaming-01': 'a' },
  facts: { Hugh: 'a', Worf: 'a' },
  answers: {
    'engine/law/beaming/faq.ts': ['1e-1996/may beam'],
    'engine/law/beaming/glossary.ts': ['1e-glossary/permission: beam'],
  },
  byRuling: { 'faq96-beaming-01': ['1e-1996/may beam'], '1eD-beaming-01': ['1e-glossary/permission: beam'] },
  cards: { 'engine/cards/hugh.ts': 'Hugh' },
  uses: { 'engine/law/beaming/glossary.ts': ['engine/law/beaming/faq.ts'] },
}

const kase = (id: string, ruleset: string, more: Partial<Case> = {}): Case =>
  ({ id, ruleset, rulings: [], customs: [], titles: [], feature: { uri: 'features/x.feature' }, ...more }) as Case

const cases = [
  kase('old beams', '1e-1996', { rulings: ['faq96-beaming-01'] }),
  kase('new beams', '1e-glossary'),
  kase('new flies', '1e-glossary', { titles: ['Hugh'] }),
  kase('on a planet', '1e-glossary', { feature: { uri: 'here/features/beaming/planets.feature' } as Case['feature'] }),
]
const asked: Asked = {
  sources,
  questions: ['may beam', 'permission: beam', 'permission: move'],
  cases: { 'old beams': [0], 'new beams': [0, 1], 'new flies': [2], 'on a planet': [] },
  trouble: [],
}

/** Ids of the cases that can be touched when these are otherwise. */
function after(change: { readonly [Key in 'files' | 'rows' | 'facts']?: Sources[Key] }, of: Asked = asked) {
  const now = { ...sources }
  for (const [key, values] of Object.entries(change))
    Object.assign(now, { [key]: { ...sources[key as 'files'], ...values } })
  return touched(of, now, cases).cases.map(({ id }) => id)
}

describe('what a change can touch', () => {
  it('is nothing where nothing changed, but for what was in trouble and what is new', () => {
    expect(after({})).to.deep.equal([])
    expect(after({}, { ...asked, trouble: ['new beams'] })).to.deep.equal(['new beams'])
    const { 'new flies': _, ...others } = asked.cases
    expect(after({}, { ...asked, cases: others })).to.deep.equal(['new flies'])
  })

  it('is what asked a question that a changed rule answers, under its law, and that a file answers which takes something from it', () => {
    expect(after({ files: { 'engine/law/beaming/glossary.ts': 'b' } })).to.deep.equal(['new beams'])
    expect(after({ files: { 'engine/law/beaming/faq.ts': 'b' } })).to.deep.equal(['old beams', 'new beams'])
  })

  it('is what bears a changed ruling, or asked what its rule answers', () => {
    expect(after({ rows: { 'faq96-beaming-01': 'b' } })).to.deep.equal(['old beams'])
    expect(after({ rows: { '1eD-beaming-01': 'b' } })).to.deep.equal(['new beams'])
  })

  it('is where a changed card stands, by its facts or its text', () => {
    expect(after({ facts: { Hugh: 'b' } })).to.deep.equal(['new flies'])
    expect(after({ files: { 'engine/cards/hugh.ts': 'b' } })).to.deep.equal(['new flies'])
  })

  it('is the cases of a changed feature', () => {
    expect(after({ files: { 'features/beaming/planets.feature': 'b' } })).to.deep.equal(['on a planet'])
  })

  it('is everything for the engine itself, for a card with words of others, and for the tables of laws', () => {
    for (const file of [
      'engine/kernel/game.ts',
      'engine/cards/edo-probe.ts',
      'rulings/rulesets.yaml',
      'cards/facts.ts',
    ])
      expect(after({ files: { [file]: 'b' } }), file).to.have.length(cases.length)
  })
})
