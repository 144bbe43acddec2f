import { describe, test } from 'node:test'
import { expect } from 'chai'
import { loadCards } from '../cards/catalogue.ts'
import { referenceEngine } from '../engine/adapter/serve.ts'
import type { Case } from '../steps/suite/case.ts'
import { compileFeature } from '../steps/suite/compile-feature.ts'
import { playOne } from './fixture/play-one.ts'
import { stepsTaken } from './fixture/steps-taken.ts'

interface Many {
  readonly given: string
  /** Absent = an act that is refused and changes nothing. */
  readonly act?: string
  readonly outcome?: string
}

const repeated = (many: number, line: (n: number) => string): string =>
  Array.from({ length: many }, (_, n) => line(n)).join('\n')
const has = (card: string, where: string, many: number, state = ''): string => `Given Alice has:
  | card | where | state | count |
  | ${card} | ${where} | ${state} | ${many} |`

/** What lies on a board, so many times. */
const boards: Readonly<Record<string, (many: number) => Many>> = {
  'equal cards in hand': many => ({ given: has('Tricorder', 'in hand', many) }),
  'equal cards in a draw deck': many => ({ given: `Given Alice's draw deck holds ${many} cards` }),
  'a crew': many => ({
    given: has('Linda Larson', 'aboard "Runabout"', many),
    outcome: `And ${many} "Linda Larson" are still aboard "Runabout"
And Alice's crew aboard "Runabout" are still not disabled`,
  }),
  'cards told apart by labels': many => ({
    given: `Given Alice has:
  | card | where |
${repeated(many, n => `  | Linda Larson [${n}] | aboard "Runabout" |`)}`,
    outcome: repeated(many, n => `And "Linda Larson" [${n}] is still aboard "Runabout"`),
  }),
  'cards in order': many => ({
    given: `Given Alice's draw deck holds in order:
  | card |
${repeated(many, () => '  | Linda Larson |')}`,
  }),
  'made-up cards': many => ({
    given: `Given these made-up cards:
  | card | type |
${repeated(many, n => `  | Made ${n} | equipment |`)}
And Alice has:
  | card | where |
${repeated(many, n => `  | Made ${n} | aboard "Runabout" |`)}`,
  }),
  'ships that are damaged': many => ({ given: has('Yridian Shuttle', 'at "Excavation"', many, 'damaged') }),
  'ships that have used their RANGE': many => ({
    given: has('Yridian Shuttle', 'at "Excavation"', many, 'left with RANGE 4'),
  }),
  'ships docked at one facility': many => ({
    given: `${has('Federation Outpost', 'at "Excavation"', 1)}
      And Alice has:
        | card | where | count |
        | Yridian Shuttle | docked at "Federation Outpost" | ${many} |
        | Tricorder | aboard "Federation Outpost" | 1 |`,
    act: 'When Alice beams "Geordi La Forge" to "Excavation"',
    outcome: 'Then "Geordi La Forge" is now on "Excavation"',
  }),
  'a crew that beams down at once': many => ({
    given: has('Linda Larson', 'aboard "Runabout"', many),
    act: `When Alice beams ${many} "Linda Larson" to "Excavation"`,
    outcome: `Then ${many} "Linda Larson" are now on "Excavation"`,
  }),
  missions: many => ({
    given: `Given the spaceline:
  | mission |
${repeated(many, () => '  | Diplomacy Mission |')}`,
  }),
}

const refused = `And "Geordi La Forge" is stopped
      When Alice beams "Geordi La Forge" to "Excavation"
      Then that is illegal
      And nothing else has changed`

function boardOf({ given, act = refused, outcome = '' }: Many): Case {
  const text = `Feature: Many cards
  @ruling=1eS-stopped-06 @1e-2014
  Rule: A stopped card may not be beamed
    Example: many
      Given the spaceline:
        | mission |
        | Excavation |
      And Alice has:
        | card | where |
        | Runabout | at "Excavation" |
        | Geordi La Forge | aboard "Runabout" |
      ${given}
      ${act}
      ${outcome}
`
  const { cases, problems } = compileFeature({ uri: 'many.feature', topic: 'many', text }, loadCards().cards)
  expect(problems).to.deep.equal([])
  return { ...cases[0]!, customs: [] }
}

async function steps(many: Many): Promise<number> {
  const kase = boardOf(many)
  const play = async () => expect((await playOne(kase, referenceEngine())).message).to.equal(undefined)
  // What is worked out once and kept is worked out.
  await play()
  return stepsTaken(play)
}

describe('a board with twice as many cards takes no more than twice as many steps', () => {
  for (const [name, board] of Object.entries(boards))
    test(name, async () => {
      const [few, many] = [await steps(board(300)), await steps(board(600))]
      expect(many / few, `${few} steps, then ${many}`).to.be.below(2.1)
    })
})
