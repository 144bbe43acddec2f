import { is } from '../../board/can.ts'
import { cardsIn, isPersonnel } from '../../board/places.ts'
import { permission } from '../../board/questions.ts'
import { isSelfControlled } from '../../board/self-controlled.ts'
import type { Game } from '../../kernel/game.ts'
import { after, type Happening, whatFollows } from '../../kernel/happening.ts'
import type { Reading } from '../../kernel/reading.ts'
import { reworded, rule } from '../../kernel/rule.ts'
import { endsWithTurn, mayBeUnstoppedBy } from '../../questions/stopped/questions.ts'
import { currentStopped } from './current.ts'
import { battleStops, rangeUsedUpStops, stopShipsInBattle } from './faq.ts'
import { mayDoTheRest } from './glossary.ts'

/** In 1996, a ship that has used up its RANGE just cannot move. */
const spentRangeIsNoStop = rule({
  ruling: 'faq96-351-stopped-crew-on-a-ship-02',
  asked: whatFollows,
  applies: about => about.what === 'battle over',
  answer: stopShipsInBattle,
})

/** Was it no player who began the battle? Those who began it come first. */
const beganByItself = (about: Happening, game: Game): boolean =>
  about.what === 'battle over' && about.cards.slice(0, 1).some(card => isSelfControlled(game, card))

/** In 1996, a battle that no player began stops nobody, */
const nobodyStopped = reworded(battleStops, {
  ruling: battleStops.ruling,
  applies: (about, game) => battleStops.applies(about, game) && !beganByItself(about, game),
})

/** and no ship. */
const noShipStopped = reworded(rangeUsedUpStops, {
  ruling: rangeUsedUpStops.ruling,
  applies: (about, game) => rangeUsedUpStops.applies(about, game) && !beganByItself(about, game),
})

/** In 1996, to be attacked is no action: stopped cards defend themselves. */
const attackedDefendIn1996 = rule({
  ruling: 'stopped-attacked-in-1996/yes',
  ...after('battle begins', ({ attacked }) => [{ do: 'end', condition: 'stopped', cards: attacked }]),
})

/** In 1996, the next turn is that of the player whose cards they are. */
const untilOwnTurn = rule({
  ruling: 'faq96-12-stopped-05',
  asked: endsWithTurn,
  applies: ({ condition }) => condition === 'stopped',
  answer: ({ card }, game) => game.card(card).controller === game.state.turn.player,
})

const carriesStopped = (game: Game, ship: string): boolean =>
  cardsIn(game, 'aboard', ship).some(c => isPersonnel(game, c.id) && is(game, c.id, 'stopped'))

/** A ship does not carry stopped personnel anywhere. */
const staysWithTheStopped = rule({
  ruling: 'stopped-personnel-aboard-a-moving-ship/no',
  asked: permission,
  of: ['move'],
  applies: ({ card }, game) => game.facts(card).type === 'ship' && carriesStopped(game, card),
  answer: false,
  exceptionTo: [mayDoTheRest],
})

/** Those aboard whom a card stops for a stated time are not freed with the ship. */
const freedUnlessForATime = rule({
  ruling: 'cr14-stopped-01',
  ...after(
    'unstopped',
    ({ card }, game) => {
      const { controller } = game.card(card)
      const aboard = cardsIn(game, 'aboard', card).filter(c => c.controller === controller)
      return [{ do: 'unstop', cards: aboard.filter(c => c.because.stopped === undefined).map(c => c.id) }]
    },
    ({ card }, game) => game.facts(card).type === 'ship',
  ),
})

/** In 1996, nothing unstops but the card that gives a ship another move, and that only the ship. */
const onlyTheShipMovesAgain = rule({
  ruling: 'faq96-39-emergency-transporter-armbands-05',
  asked: mayBeUnstoppedBy,
  answer: ({ card }, game) => game.facts(card).type === 'ship',
})

/** Other answers that open questions permit. */
export const readings: readonly Reading[] = [
  { question: 'range-used-up-in-1996', reading: 'not-stopped', where: 'faq1996', replaces: [spentRangeIsNoStop] },
  {
    question: 'stopped-by-the-borg-ship',
    reading: 'not-stopped',
    where: 'faq1996',
    replaces: [nobodyStopped, noShipStopped],
  },
  { question: 'stopped-attacked-in-1996', reading: 'yes', where: 'faq1996', adds: [attackedDefendIn1996] },
  { question: 'stopped-for-how-long-in-1996', reading: 'own', where: 'faq1996', replaces: [untilOwnTurn] },
  {
    question: 'stopped-personnel-aboard-a-moving-ship',
    reading: 'no',
    where: ['faq1996', 'glossary'],
    adds: [staysWithTheStopped],
  },
  {
    question: 'another-move-for-a-stopped-ship-in-1996',
    reading: 'moves-again',
    where: 'faq1996',
    replaces: [onlyTheShipMovesAgain],
  },
  {
    question: 'unstopped-ship-and-a-fixed-time',
    reading: 'no',
    where: 'currentRulings',
    replaces: [freedUnlessForATime],
  },
  {
    question: 'crew-of-an-unstopped-ship',
    reading: 'follows',
    where: 'glossary',
    settledBy: 'currentRulings',
    adds: currentStopped,
  },
]
