import { readdirSync } from 'node:fs'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { expect } from 'chai'
import { loadCatalogue } from '../../catalogue/catalogue.ts'
import type { Impact } from '../../reports/impact/impact.ts'
import { coursesInWords } from '../../reports/impact/impact-words.ts'
import { suiteOf } from '../../runner/features.ts'
import { version } from '../../runner/version.ts'
import type { Suite } from '../../steps/suite/case.ts'
import { drawnByLot } from '../../test/fixture/drawn.ts'
import { impactOf } from './impact.ts'
import type { Enactment } from './proposal.ts'
import { readProposal } from './proposal.ts'

const folder = new URL('../../docs/proposals/wordings/', import.meta.url)
const catalogue = loadCatalogue()
let suite: Suite
before(() => {
  const whole = suiteOf(undefined)
  // What the wordings are about; whoever wants to see every flip plays the command.
  const about =
    /stopped|stasis|disabled|artifact|fire|destination|dilemma-timing|action-2|seed-phase|cr14-missions|armbands|ktarian/
  suite = {
    ...whole,
    cases: whole.cases.filter(
      one => one.rulings.some(id => about.test(id)) || /ship-staffing|resolution-86/.test(one.id),
    ),
  }
})

describe('what a later document changed, in words of a proposal and put on the older law', () => {
  for (const file of drawnByLot(readdirSync(folder).sort(), 4, { what: 'wordings', nameOf: file => file }))
    test(file, async () => {
      const proposal = readProposal(fileURLToPath(new URL(file, folder)), () => catalogue)
      const impact = await impactOf({ proposal, suite, version, catalogue, engines: [] })
      expect(impact.conflicts).to.deep.equal([])
      expect(impact.adopted.filter(one => one.works === 'now')).to.have.length.above(0)
      expect(impact.changes[0]?.understood).to.match(/^Read as: to the question “.+\?” \(.+\) the answer is “.+”, /)
      expect(impact.notes[0]?.words).to.contain('was applied in scenarios')
      const { except } = proposal.changes[0] as unknown as Enactment
      const overturned = impact.flips.filter(one => one.rulings.some(id => except.includes(id)))
      expect(overturned.every(one => one.expected)).to.equal(true)
    })
})

describe('a wording that fits nothing', () => {
  const draft: Enactment = {
    enact: 'x',
    asked: 'can',
    when: { to: 'beam', card: { is: 'stopped' } },
    unless: {},
    answer: 'may',
    except: [],
    shownBy: [],
  }
  const tried = (change: Partial<Enactment>): Promise<Impact | string> => {
    const changes = [{ ...draft, ...change, line: 7 }]
    const proposal = { file: 'p.yaml', title: 't', reason: 'r', base: '1e-1996', changes }
    return impactOf({ proposal, suite, version, catalogue, engines: [] }).catch((error: Error) => error.message)
  }

  for (const [what, change, says] of [
    ['of a place', { when: { towards: 'beam' } }, 'p.yaml:7: "can" is not about "towards". Nearest: '],
    ['of a word', { when: { to: 'beem' } }, 'p.yaml:7: "to" was never "beem" in any scenario. Nearest: beam'],
    ['of a filter where no card is', { when: { to: { type: 'ship' } } }, 'p.yaml:7: "to" names no card'],
    ['of a card without a filter', { when: { card: 'Data' } }, 'p.yaml:7: "card" names a card. Say which by a filter'],
    ['of an answer', { answer: 'perhaps' }, 'p.yaml:7: "can" is answered by yes or no'],
    ['of a ruling', { except: ['1eS-stopped-21'] }, 'p.yaml:7: 1eS-stopped-21 does not answer "can" in 1e-1996'],
    [
      'of a question that nobody asks',
      { asked: 'is seeded last', when: {} },
      'p.yaml:7: no scenario under 1e-1996 asks',
    ],
  ] as const)
    test(what, async () => {
      expect(await tried(change)).to.contain(says)
    })

  test('contradicts a ruling, and is told how to settle it', async () => {
    const impact = (await tried({})) as Impact
    expect(impact.conflicts[0]?.mend).to.match(/^If the rule of the proposal is to hold, add "except: /)
  })
})

test('a deed that one law allows and the other does not is answered with legal and illegal', () => {
  const course = { because: [], steps: [] }
  const written = { ...course, outcome: 'as written' as const }
  const legal = {
    ...course,
    outcome: 'otherwise' as const,
    message: 'Alice cloaks "Bortas" should be illegal, but it is legal',
  }
  expect(coursesInWords({ today: written, proposed: legal })).to.deep.equal([
    'Illegal: Alice cloaks "Bortas".',
    'Legal: Alice cloaks "Bortas".',
  ])
})
