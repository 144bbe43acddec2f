import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { type Word, wordsOf } from '../analysis/inventory/words.ts'
import { rulesets } from '../engine/rulesets/registry.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const isBesideACard = ({ file }: Word): boolean => /^engine\/cards\//.test(file)
const named = ({ name, file, cards }: Word): string => `${name} of ${file}: ${[...cards].join(', ') || 'no card'}`

describe('words of card texts', () => {
  let words: readonly Word[]
  before(() => {
    words = wordsOf(
      root,
      [...rulesets.values()].flatMap(({ texts }) => [...texts]),
    )
  })

  it('are found in what is declared and in the laws', () => {
    expect(words).to.have.length.greaterThan(300)
    expect(words.filter(word => word.cards.size > 1)).to.have.length.greaterThan(150)
  })

  it('that several cards may share serve one card in one case of ten at most', t => {
    const shared = words.filter(word => !isBesideACard(word))
    const ofOneCard = shared.filter(({ cards }) => cards.size === 1)
    t.diagnostic(
      `${words.length} words: ${words.length - shared.length} beside the card that they serve, ${shared.length} shared, ` +
        `${ofOneCard.length} of which serve one card`,
    )
    expect(ofOneCard.length, ofOneCard.map(named).join('\n')).to.be.at.most(shared.length / 10)
  })

  it('that lie beside a card serve only that one', () => {
    const beside = words.filter(isBesideACard)
    expect(beside.filter(({ cards }) => cards.size !== 1).map(named)).to.deep.equal([])
  })

  it('that lie in one file beside a card serve one and the same', () => {
    const cardsOf = new Map<string, Set<string>>()
    for (const { file, cards } of words.filter(isBesideACard))
      cardsOf.set(file, new Set([...(cardsOf.get(file) ?? []), ...cards]))
    expect([...cardsOf].filter(([, cards]) => cards.size > 1).map(([file]) => file)).to.deep.equal([])
  })
})
