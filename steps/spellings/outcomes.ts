import { attributes } from '../types/attribute.ts'
import { events } from '../types/happening.ts'
import { alternatives } from '../types/words.ts'
import { cards, owned, player, type Spelling, spelling } from './spelling.ts'

const be = '(?:is|are|was|were|gets|get)'
const event = `(${alternatives(events)})`
const attribute = `(${alternatives(attributes)})`

/** What comes of it. */
export const outcomes: readonly Spelling[] = [
  spelling(
    '^(?:this|it|that) is (?:not (?:legal|allowed|possible|permitted)|refused|forbidden|impossible)$',
    'that is illegal',
    'that is not allowed',
    'that is illegal',
  ),
  spelling(
    '^(?:this|it|that) is (?:legal|allowed|possible|permitted)$',
    'that is legal',
    'it is allowed',
    'that is legal',
  ),
  spelling('^these are not (?:legal|allowed):$', 'these are illegal:', 'these are not legal:', 'these are illegal:'),
  spelling(
    '^nothing (?:else )?(?:has changed|changes|happens)$',
    'nothing else has changed',
    'nothing happens',
    'nothing else has changed',
  ),
  spelling('\\breshuffled$', 'shuffled', '"Data" has been reshuffled', '"Data" has been shuffled'),
  spelling(`^${cards} dies$`, '$1 has been killed', '"Data" dies', '"Data" has been killed'),
  spelling(`^${cards} die$`, '$1 have been killed', '"Data" and "Worf" die', '"Data" and "Worf" have been killed'),
  spelling(
    `^${cards} (?:is|was|gets) (?:now )?(not )?(?:now )?${event}$`,
    '$1 has $2been $3',
    '"Data" is killed',
    '"Data" has been killed',
  ),
  spelling(
    `^${cards} ${be} (?:now )?(not )?(?:now )?${event}$`,
    '$1 have $2been $3',
    '"Data" and "Worf" are killed',
    '"Data" and "Worf" have been killed',
  ),
  spelling(
    `^${cards} is (?:now )?(completed|solved) by ${player}$`,
    '$1 has been $2 by $3',
    '"Excavation" is now completed by Alice',
    '"Excavation" has been completed by Alice',
  ),
  spelling(
    `^${cards}'s ${attribute} (is|are) `,
    'the $2 of $1 $3 ',
    '"Bortas"\'s SHIELDS is 9',
    'the SHIELDS of "Bortas" is 9',
  ),
  spelling(
    `^${cards} has (?:a )?(STRENGTH|INTEGRITY|CUNNING|RANGE|WEAPONS|SHIELDS)(?: of)? (\\d+)$`,
    'the $2 of $1 is $3',
    '"Worf" has STRENGTH 9',
    'the STRENGTH of "Worf" is 9',
  ),
  spelling(
    `^${cards} counts? as an? `,
    '$1 has the feature ',
    '"Data" counts as an android',
    '"Data" has the feature android',
  ),
  spelling(
    `^${player} (?:scores|has scored|now scores|gets) (\\d+ points?)$`,
    '$1 now has $2',
    'Alice scores 40 points',
    'Alice now has 40 points',
  ),
  spelling(
    `^${player}'s score is (now|still) (\\d+)(?: points?)?$`,
    '$1 $2 has $3 points',
    "Alice's score is now 40",
    'Alice now has 40 points',
  ),
  spelling(
    `^${player} (?:now )?(?:wins|won|has won)(?: the game)?$`,
    '$1 has won the game',
    'Alice wins',
    'Alice has won the game',
  ),
  spelling(
    `^${player} (?:now )?(?:loses|lost|has lost)(?: the game)?$`,
    '$1 has lost the game',
    'Bob has lost',
    'Bob has lost the game',
  ),
  spelling(
    `^(${player}'s ${owned}) (?:now (?:has|have|contains?)|(?:has|have|contains?|holds?) now) `,
    '$1 now holds ',
    "Alice's hand now has three cards",
    "Alice's hand now holds three cards",
  ),
  spelling(
    `^${player} now has (\\w+ cards?) in \\1's ${owned}$`,
    "$1's $3 now holds $2",
    'Alice now has three cards in her hand',
    "Alice's hand now holds three cards",
  ),
  spelling(
    `^${player} must(?: now)? choose (?:between|among|from) `,
    '$1 must now choose one of ',
    'Bob must choose between "Data" and "Worf"',
    'Bob must now choose one of "Data" and "Worf"',
  ),
  spelling(
    `^${player} must choose (?=\\w+ of )`,
    '$1 must now choose ',
    'Bob must choose one of "Data" and "Worf"',
    'Bob must now choose one of "Data" and "Worf"',
  ),
]
