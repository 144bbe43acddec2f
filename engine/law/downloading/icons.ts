import { locationOf } from '../../board/places.ts'
import { against, rule } from '../../kernel/rule.ts'
import {
  isActivatedAtOnce,
  isInReachOfTheIcon,
  isUsedUp,
  joinsTheAttempt,
  mayBeActivatedInAnswer,
} from '../../questions/downloading/questions.ts'
import { activatedAtOnce, laidFaceDown, noPart } from './playing.ts'

/** What the Glossary says of icons for special downloads, and of what they fetch. */
export const iconsOfDownloads = [
  // All copies of a card share one special download in a game.
  rule({
    ruling: '1eD-downloading-special-download-11',
    asked: isUsedUp,
    applies: ({ use, earlier }, game) => game.card(use.card).title === game.card(earlier).title,
    answer: true,
  }),
  // A card with hidden agenda that an icon fetches is activated as soon as it is on the table.
  rule({
    ruling: '1eD-downloading-special-download-09',
    asked: isActivatedAtOnce,
    applies: ({ download }) => !!download.text.special,
    answer: true,
    exceptionTo: [laidFaceDown, activatedAtOnce],
  }),
  // It is activated as soon as that is a valid response.
  against('1eD-downloading-25', mayBeActivatedInAnswer, true, {
    not: 'what was downloaded face down lies so until the action is over',
    applies: ({ downloaded }) => downloaded,
  }),
  // What an icon fetches where a mission is being attempted joins in.
  rule({
    ruling: '1eD-downloading-65',
    asked: joinsTheAttempt,
    applies: ({ download }) => !!download.text.special,
    answer: true,
    exceptionTo: [noPart],
  }),
  // What is at a particular location is reached by an icon there only.
  rule({
    ruling: '1eD-downloading-special-download-04',
    asked: isInReachOfTheIcon,
    applies: ({ target }, game) => locationOf(game, target) !== undefined,
    answer: ({ icon, target }, game) => locationOf(game, icon) === locationOf(game, target),
  }),
]
