import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import { rulingIndex } from '../../reports/ruling-index.ts'
import { suiteOf } from '../../runner/features.ts'
import { type AskedQuestion, askedInPublic, drawnByLot } from '../../test/fixture/asked-questions.ts'
import { indexOf } from './find.ts'

const catalogue = loadCatalogue()
const suite = suiteOf(undefined)

const encoded = new Set(suite.cases.flatMap(one => one.rulings))

const indices = {
  'the command line': indexOf(catalogue, suite),
  // As the playground searches, which does not read what the scenarios say.
  'a page': rulingIndex([...catalogue.rulings.values()], {
    documents: catalogue.documents.map(({ id }) => id),
    topicTitle: topic => catalogue.topics.get(topic)?.title ?? '',
    cases: ({ id }) => (encoded.has(id) ? 'scenario' : ''),
  }),
}

/** The questions whose answer is not among the first three. */
function missed(questions: readonly AskedQuestion[], search: (question: string) => readonly string[]) {
  const isAnswer = (id: string, answer: string): boolean =>
    answer.endsWith('-') ? id.startsWith(answer) : id === answer
  return questions.filter(({ question, answers }) => {
    const first = search(question).slice(0, 3)
    return !first.some(id => answers.some(answer => isAnswer(id, answer)))
  })
}

for (const [name, index] of Object.entries(indices)) {
  const search = (question: string) => index.search(question).hits.map(({ id }) => id)
  describe(`a question in a player's words, on ${name}`, () => {
    it('asked in public finds its answer among the first three, nine times of ten', () => {
      expect(missed(askedInPublic, search).length).to.be.at.most(askedInPublic.length / 10)
    })

    it('about a ruling drawn by lot finds that ruling among the first three, seven times of ten', () => {
      expect(missed(drawnByLot, search).length).to.be.at.most(drawnByLot.length * 0.3)
    })

    it('gets more than one answer, so that a second may be right', () => {
      const lonely = [...askedInPublic, ...drawnByLot].filter(({ question }) => search(question).length < 3)
      expect(lonely).to.deep.equal([])
    })
  })
}

describe('the questions', () => {
  it('name rulings that there are', () => {
    const ids = [...catalogue.rulings.keys()]
    const isThere = (answer: string) => ids.some(id => (answer.endsWith('-') ? id.startsWith(answer) : id === answer))
    const strange = [...askedInPublic, ...drawnByLot].flatMap(({ answers }) => answers.filter(one => !isThere(one)))
    expect(strange).to.deep.equal([])
  })
})
