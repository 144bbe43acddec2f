import { inPlay } from '../../board/places.ts'
import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { type Consequence, type Happening, whatFollows } from '../../kernel/happening.ts'
import { denial, presumption, rule } from '../../kernel/rule.ts'
import { namedToNullify } from '../../mechanics/dilemmas/named-to-nullify.ts'
import { failureStops } from '../stopped/faq.ts'

/** Those who met a dilemma without conditions are stopped if it is one like that. */
const stopsIf = (ruling: string, such: (dilemma: CardId, game: Game) => boolean) =>
  presumption({
    ruling,
    asked: whatFollows,
    applies: (about, game) => about.what === 'dilemma without conditions' && such(about.dilemma, game),
    answer: (about, game): readonly Consequence[] => [
      { do: 'stop', cards: groupOf(about, game), cause: 'dilemma failed' },
    ],
  })

function groupOf(about: Happening, game: Game): readonly CardId[] {
  if (about.what !== 'dilemma without conditions') return []
  const { personnel, ship } = about.group
  return [...personnel, ...(ship ? [ship] : [])].filter(id => inPlay(game.card(id)))
}

const textOf = (game: Game, dilemma: CardId) => game.text(dilemma).dilemma ?? {}

const missingCure = stopsIf('whoever lacks the cure is stopped', (dilemma, game) => {
  const { cure, cures } = textOf(game, dilemma)
  return !!cure || !!cures
})

const trippedTrigger = stopsIf(
  'what triggers a dilemma is a condition',
  (dilemma, game) => !!textOf(game, dilemma).trigger,
)

const missingCard = stopsIf('a card that keeps a dilemma from its effect is a condition', (dilemma, game) =>
  [...game.law.texts.values()].some(
    ({ nullifies }) => nullifies && namedToNullify(game, nullifies, dilemma, game.card(dilemma).owner),
  ),
)

const endedAttempt = stopsIf(
  'what ends the attempt stops whoever made it',
  (dilemma, game) => !!textOf(game, dilemma).aborts,
)

/** What does not make a dilemma stop anybody: cures, triggers, cards that prevent it, and the end of the attempt. */
export const faqStopping = [
  missingCure,
  denial('faq96-321-dilemmas-07', missingCure, []),
  trippedTrigger,
  denial('faq96-321-dilemmas-08', trippedTrigger, []),
  missingCard,
  denial('faq96-321-dilemmas-41', missingCard, []),
  endedAttempt,
  denial('faq96-321-dilemmas-42', endedAttempt, []),
  // A dilemma may say itself that those who fail it go on.
  rule({
    ruling: 'faq96-321-dilemmas-13',
    asked: whatFollows,
    applies: about => about.what === 'dilemma failed' && about.continues,
    answer: [],
    exceptionTo: [failureStops],
  }),
]
