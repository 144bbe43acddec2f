import { describe, it } from 'node:test'
import { expect } from 'chai'
import { suiteOf } from '../../runner/features.ts'
import type { Case } from '../../steps/suite/case.ts'
import { bodyFaults, type KnownTexts } from './bodies.ts'

const none: KnownTexts = { hasText: () => false, nothingPrinted: new Set(), bodies: [] }

/** A case in which Alice has these cards. */
const board = (...titles: readonly string[]): Case =>
  ({
    ruleset: '1e-2014',
    line: 7,
    titles,
    needs: {},
    feature: { name: 'F', uri: 'f.feature', line: 1 },
    steps: [{ operation: { op: 'has', player: 'Alice', rows: titles.map(title => ({ card: { title } })) } }],
  }) as unknown as Case

const guinan = { title: 'Guinan', rulesets: ['1e-2014'] }

describe('cards without their text', () => {
  it('stand nowhere unsaid', () => {
    expect(bodyFaults(suiteOf(undefined).cases)).to.deep.equal([])
  })

  it('are named, with what to do', () => {
    const [fault, ...others] = bodyFaults([board('Guinan')], none)
    expect(others).to.deep.equal([])
    expect(fault).to.match(/^f\.feature: "Guinan" has no game text under 1e-2014\. Give it one in .*bodies\.yaml/)
  })

  it('may be vanilla, known to the law, or bodies', () => {
    const vanilla = { ...none, nothingPrinted: new Set(['Guinan']) }
    const known = { ...none, hasText: (title: string, ruleset: string) => title === 'Guinan' && ruleset === '1e-2014' }
    const body = { ...none, bodies: [{ ...guinan, why: 'she only stands there' }] }
    for (const texts of [vanilla, known, body]) expect(bodyFaults([board('Guinan')], texts)).to.deep.equal([])
  })

  it('are no bodies beside a card with which their text matters', () => {
    const q = { ...none, nothingPrinted: new Set(['Hide and Seek', 'Worf']) }
    const byIcon = { ...q, bodies: [{ ...guinan, onlyWith: ['interrupt icon q', 'dilemma icon q', 'event icon q'] }] }
    const byTitle = { ...q, bodies: [{ ...guinan, onlyWith: ['Worf'] }] }
    expect(bodyFaults([board('Guinan', 'Worf')], byIcon)).to.deep.equal([])
    expect(bodyFaults([board('Guinan', 'Hide and Seek')], byIcon)[0]).to.match(
      /^f\.feature:7: .* with "dilemma icon q"/,
    )
    expect(bodyFaults([board('Guinan', 'Worf')], byTitle)[0]).to.match(/with "Worf" its text matters/)
  })

  it('have a reason, an own title, and no text besides', () => {
    const body = { ...none, hasText: () => true, bodies: [guinan, { title: 'Guinann', rulesets: [] }] }
    expect(bodyFaults([], body)).to.have.length(4)
    const strange = { ...none, bodies: [{ ...guinan, onlyWith: ['atack'] }] }
    expect(bodyFaults([board('Guinan')], strange)[0]).to.match(/"Guinan": onlyWith: "atack" is neither a card/)
  })

  it('go when they stand nowhere', () => {
    const idle = { ...none, nothingPrinted: new Set(['Worf']), bodies: [{ ...guinan, why: 'she sleeps' }] }
    expect(bodyFaults([board('Worf')], idle)[0]).to.match(
      /"Guinan" stands on no board under 1e-2014; take the row out$/,
    )
  })
})
