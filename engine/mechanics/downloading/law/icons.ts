import { locationOf } from '../../../board/places.ts'
import { denial, presumption, rule } from '../../../kernel/rule.ts'
import {
  isActivatedAtOnce,
  isInReachOfTheIcon,
  isUsedUp,
  joinsTheAttempt,
  mayBeActivatedInAnswer,
} from '../questions.ts'
import { activatedAtOnce, laidFaceDown, noPart } from './playing.ts'

/** All copies of a card share one special download in a game. */
const onceAGame = rule({
  ruling: '1eD-downloading-special-download-11',
  asked: isUsedUp,
  applies: ({ use, earlier }, game) => game.card(use.card).title === game.card(earlier).title,
  answer: true,
})

/** A card with hidden agenda that an icon fetches is activated as soon as it is on the table. */
const activated = rule({
  ruling: '1eD-downloading-special-download-09',
  asked: isActivatedAtOnce,
  applies: ({ download }) => !!download.text.special,
  answer: true,
  exceptionTo: [laidFaceDown, activatedAtOnce],
})

const hiddenUntilOver = presumption({
  ruling: 'what was downloaded face down lies so until the action is over',
  asked: mayBeActivatedInAnswer,
  applies: ({ downloaded }) => downloaded,
  answer: false,
})

/** It is activated as soon as that is a valid response. */
const validResponse = denial('1eD-downloading-25', hiddenUntilOver, true)

/** What an icon fetches where a mission is being attempted joins in. */
const joinsIn = rule({
  ruling: '1eD-downloading-65',
  asked: joinsTheAttempt,
  applies: ({ download }) => !!download.text.special,
  answer: true,
  exceptionTo: [noPart],
})

/** What is at a particular location is reached by an icon there only. */
const whereTheIconIs = rule({
  ruling: '1eD-downloading-special-download-04',
  asked: isInReachOfTheIcon,
  applies: ({ target }, game) => locationOf(game, target) !== undefined,
  answer: ({ icon, target }, game) => locationOf(game, icon) === locationOf(game, target),
})

/** What the Glossary says of icons for special downloads, and of what they fetch. */
export const iconsOfDownloads = [onceAGame, activated, hiddenUntilOver, validResponse, joinsIn, whereTheIconIs]
