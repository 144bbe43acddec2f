import { readFileSync } from 'node:fs'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { cardLanguage, ownWords } from '../analysis/inventory/card-language.ts'
import { questionUses } from '../analysis/inventory/question-uses.ts'
import { questionsPage } from '../analysis/inventory/questions-page.ts'
import {
  listedSingles,
  singles,
  singleUserFaults,
  singleUsersFile,
  singleUsersList,
} from '../analysis/inventory/single-users.ts'
import type { Word } from '../analysis/inventory/words.ts'
import { loadCatalogue } from '../catalogue/catalogue.ts'
import { cards } from '../engine/library/contents.ts'

const textOf = (file: string): string => readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), 'utf8')
const isBesideACard = ({ file }: Word): boolean => /^engine\/cards\//.test(file)
const named = ({ name, file, cards }: Word): string => `${name} of ${file}: ${[...cards].join(', ') || 'no card'}`

describe('words of card texts', () => {
  let words: readonly Word[]
  before(() => {
    words = ownWords()
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
        `${ofOneCard.length} of which serve one card; ${(words.length / cards.length).toFixed(2)} for each title`,
    )
    expect(ofOneCard.length, ofOneCard.map(named).join('\n')).to.be.at.most(shared.length / 10)
    expect(words.length / cards.length, 'words for each title: widen words of docs/card-language.md').to.be.at.most(
      0.91,
    )
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

  it('are on the page of the language as it is', () => {
    expect(textOf('docs/card-language.md') === cardLanguage(words), stale('docs/card-language.md')).to.equal(true)
  })

  it('are widened where they serve one card, as questions are with one user, or say why not', () => {
    const found = singles(words, questionUses())
    expect(singleUserFaults(found)).to.deep.equal([])
    expect(textOf(singleUsersFile) === singleUsersList(found, listedSingles()), stale(singleUsersFile)).to.equal(true)
  })
})

const stale = (file: string): string => `${file} is stale: run \`npm run vocabulary\``

describe('questions of the engine', () => {
  it('are on their page as they are', () => {
    expect(textOf('docs/questions.md') === questionsPage(questionUses()), stale('docs/questions.md')).to.equal(true)
  })

  it('are few for each ruling', t => {
    const uses = questionUses()
    const rulings = [...loadCatalogue().rulings.values()].filter(
      ({ met }) => met !== 'open' && met !== 'excluded',
    ).length
    const asked = uses.filter(({ settled }) => !settled).length
    t.diagnostic(
      `${asked} questions, ${(asked / rulings).toFixed(2)} for each of the ${rulings} encoded rulings; ` +
        `with ${uses.length - asked} that are settled in one statement ${(uses.length / rulings).toFixed(2)}`,
    )
    expect(asked / rulings).to.be.at.most(0.25)
  })
})
