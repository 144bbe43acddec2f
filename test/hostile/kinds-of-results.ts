import type { Outcome } from '../../reports/result.ts'
import type { Kind } from './kind.ts'
import type { Moment } from './moments.ts'

type Row = readonly [outcomes: readonly Outcome[], ...faults: readonly string[]]

const wrong: readonly Outcome[] = ['engine-error']
const noted: readonly Outcome[] = ['engine-error', 'fail']
const failed: readonly Outcome[] = ['fail']
const well: readonly Outcome[] = ['pass']

/** Boards of every look, in the order of what is wrong with them. */
const boards: readonly Row[] = [
  [
    wrong,
    'shows a card twice',
    'shows two cards of one id',
    'shows a card aboard itself',
    'shows a circle of two',
    'shows a circle of three',
    'shows a circle of 5,000',
    'shows a holder that nobody knows',
    'shows a card in the hand of nobody',
    'shows no players',
  ],
  [
    noted,
    'shows a card that is not there',
    'shows a card of no title',
    'shows 20,000 cards',
    'shows a tower of 5,000',
    'loses a card',
    'loses all cards',
    'shows everybody in a hand',
    'shows all cards as those of Bob',
    'shows another turn',
    'shows a turn of a third player',
    'shows another ruleset',
    'shows points',
    'shows a third player',
    'shows players of one name',
    'declares the game over',
    'shows a card of prototypes',
    'shows a card of control characters',
    'shows an id of 100,000 letters',
    'shows an earlier phase',
  ],
  [well, 'turns the order of the cards'],
]

/** What is told of an act, or of an answer. */
const verdicts: readonly Row[] = [
  [
    wrong,
    'does nothing and says allowed',
    'does it and says allowed',
    'says perhaps',
    'asks in a window that opens again',
  ],
  [
    noted,
    'does nothing and says done',
    'does nothing, and tells 150,000 events',
    'asks a third player',
    'asks to choose among nothing',
    'asks for more than there is',
    'asks 20,000 questions',
    'asks two questions of one handle',
  ],
  // Where a refusal is right it is a pass.
  [['fail', 'pass', 'unproven'], 'refuses', 'refuses without a refusal', 'does it and says refused'],
  [
    well,
    'leaves nothing to decide',
    'names rulings that there are not',
    'names 20,000 rulings',
    'adds a field of 3 MB',
    'adds a field of 60 levels',
    'adds a field that nobody knows',
    'tells of events that there are not',
    'tells of a kill',
  ],
]
const toTries: readonly Row[] = [
  [wrong, 'does nothing and says done', 'says perhaps'],
  [failed, 'refuses', 'refuses without a refusal', 'does it and says refused'],
  [well, 'does nothing and says allowed', 'adds a field of 3 MB', 'names rulings that there are not'],
]
const inSchema: readonly Row[] = [
  [
    wrong,
    'says perhaps',
    'refuses without a refusal',
    'tells of events that there are not',
    'asks an unknown kind of question',
    'adds a field that nobody knows',
  ],
]

const of = (rows: readonly Row[], at: readonly Moment[], strict?: true): readonly Kind[] =>
  rows.flatMap(([outcomes, ...faults]) =>
    faults.flatMap(fault => at.map(moment => ({ fault, moment, outcomes, ...(strict ? { strict } : {}) }))),
  )

/** Boards and results that can be read, and are wrong. */
export const resultKinds: readonly Kind[] = [
  ...of(boards, ['look']),
  ...of([boards[0]!], ['view']),
  ...of(verdicts, ['act', 'answer']),
  ...of(toTries, ['try']),
  ...of(inSchema, ['act', 'answer'], true),
]
