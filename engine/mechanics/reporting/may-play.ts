import type { Act } from '../../../protocol/types.ts'
import { isInVain } from '../../board/feasible.ts'
import { requireInHand } from '../../board/history.ts'
import { inPlay } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { targetsOf, yours } from '../../board/targets.ts'
import { malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import type { Trigger } from '../../kernel/trigger.ts'
import { reliesOnTheOpponents } from '../../questions/artifacts/questions.ts'
import { isNeverPlayed } from '../../questions/doorways/sending.ts'
import { dilemmasArePlayed } from '../../questions/draws-and-discards/settled.ts'
import { isInsertedWithoutText } from '../../questions/locations/settled.ts'
import { reachesOutOfPlay } from '../../questions/reporting/settled.ts'
import { scansFromAShip } from '../../questions/showing-cards/settled.ts'
import { isDoneAllTheSame } from '../../questions/timing/settled.ts'
import { isBarred } from '../../text/is-barred.ts'
import { matches } from '../../text/match.ts'
import type { PlayText } from '../../text/play-text.ts'
import { meets } from '../../text/requirement.ts'
import { resolve } from '../../text/selector.ts'
import type { Filter, Requirement } from '../../text/text.ts'
import { requireEarned } from '../artifacts/earned-anew.ts'
import { requireDoorway } from '../doorways/admission.ts'
import { closesADoorway } from '../doorways/closing.ts'
import { checkDoorway } from '../doorways/play-doorway.ts'
import { announced, isHandAsSaid } from '../draws-and-discards/may-play-so.ts'
import { bringsForward, mayBringForward } from '../duties/bring-forward.ts'
import { canBeInserted, checkInsertion } from '../locations/insert.ts'
import { checkBesideCopies, checkTerms } from '../names/copies-in-play.ts'
import { checkOneObjective } from '../scouting/one-at-a-time.ts'
import { checkOpened } from '../seeding/open-side-deck.ts'
import { checkNamed } from '../skills/named-skill.ts'
import { outweighs } from '../skills/outweighs.ts'
import { answerable, answers, isExcepted } from '../timing/answer.ts'
import { checkPlayedOnce } from './inner/how-often.ts'
import { requireSecond } from './inner/second-card.ts'
import { isSeededOnly } from './inner/seeded-only.ts'
import { checkTarget, isThere, isUnderAttackBy } from './inner/target-of-play.ts'
import { checkTransport } from './inner/transport.ts'
import { checkTurn } from './inner/whose-turn.ts'

/** The text by which the card may be played so; throws `Refused` where no text permits it. Undefined = a card without known text. */
export function checkPlay(game: Game, player: PlayerName, act: Act, trigger: Trigger): PlayText | undefined {
  const card = act.card!
  requireInHand(game, player, [card])
  requireEarned(game, card)
  if (
    game.facts(card).type === 'dilemma' &&
    trigger.on === 'quiet' &&
    !game.text(card).plays?.some(({ as }) => as) &&
    !game.decide(dilemmasArePlayed, { dilemma: card })
  )
    refuse('forbidden', `${card} is a dilemma`, [card])
  requireDoorway(game, { card, player, way: 'play' })
  if (game.decide(isNeverPlayed, { card })) refuse('forbidden', `${card} is not played`, [card])
  if (isBarred(game, card) && !game.decide(isDoneAllTheSame, { cards: [card] }))
    refuse('forbidden', `A card in play keeps ${card} from being played`, [card])
  if (!targetsOf(act).some(id => closesADoorway(game, id))) checkOpened(game, player, card)
  checkBesideCopies(game, card)
  if (isSeededOnly(game, card)) refuse('forbidden', `${card} is seeded, and not played`, [card])
  if (trigger.on === 'quiet') checkTurn(game, player, act)
  if (trigger.on === 'quiet') checkDoorway(game, player, card)
  const text = playableText(game, player, act, trigger)
  if (text?.names) checkNamed(game, card, targetsOf(act), act.word)
  return text
}

/** As `checkPlay`, wherever the card is and whoever's turn it is. */
export function playableText(game: Game, player: PlayerName, act: Act, trigger: Trigger): PlayText | undefined {
  const card = act.card!
  if (act.to?.[0] === 'spaceline' && !game.text(card).inserts && !game.decide(isInsertedWithoutText, { card }))
    refuse('wrong-place', `${card} is not put in a spaceline`, [card], 'choice')
  const { plays: texts = [] } = game.text(card)
  if (!texts.length && (trigger.on === 'quiet' || game.facts(card).type !== 'interrupt')) {
    for (const target of targetsOf(act)) checkTarget(game, target, card)
    checkTerms(game, player, card, false)
    return undefined
  }
  const timely = announced(texts, act).filter(t => answers(game, card, t, trigger, player))
  if (!timely.length) for (const text of texts.filter(t => game.inForce(t))) game.credit(text)
  if (!timely.length) refuse('wrong-time', `${card} cannot be played now`, [card])
  const aimed = timely.filter(t => fits(game, t, targetsOf(act), player, trigger, card))
  if (!aimed.length) for (const text of timely) game.credit(text)
  if (!aimed.length) refuse('wrong-target', `${card} cannot be played on that`, targetsOf(act), 'choice')
  const able = aimed.find(t => isMet(game, t, card, player, targetsOf(act), trigger.card))
  if (!able) for (const text of aimed) game.credit(text)
  if (!able) refuse('requirement', `${card} needs what ${player} does not command`, [card])
  checkOneObjective(game, player, card)
  if (able.once === 'turn' || able.once === 'game') checkPlayedOnce(game, player, card, able.once)
  checkTerms(game, player, card, !!able.stays)
  if (able.pair) requireSecond(game, player, card)
  if (able.performs) checkTransport(game, player, act)
  if (game.text(card).inserts && !able.on) checkPlaces(game, player, act, able)
  return able
}

/** Refuses a card that is put in a spaceline where it may not, or whose player cannot do what it says. */
function checkPlaces(game: Game, player: PlayerName, act: Act, { effects = [] }: PlayText): void {
  const card = act.card!
  if (act.to) checkInsertion(game, player, act)
  else if (!canBeInserted(game, player, card)) malformed('wrong-place', `${card} has no place`, [card], 'choice')
  if (isInVain(game, player, card, effects)) refuse('requirement', `${player} cannot do what ${card} says`, [card])
}

function isMet(
  game: Game,
  text: PlayText,
  card: CardId,
  player: PlayerName,
  targets: readonly CardId[],
  answered: CardId | undefined,
): boolean {
  if (!isHandAsSaid(game, text, card, player)) return false
  const { needs, needsAmong, outweighs: weights, scans } = text
  const context = { you: player, this: card, targets, ...(answered ? { answered } : {}) }
  const isThere =
    !needs ||
    (needsAmong ? meets(game, needs, resolve(game, needsAmong, context), player) : has(game, needs, card, player))
  if (!isThere || (weights && !outweighs(game, player, targets[0] ?? answered, weights))) return false
  return !scans || !game.decide(scansFromAShip, { card }) || meets(game, scanner, targets, player)
}

/** What must be at a mission to scan it. */
const scanner: Requirement = { here: { type: 'ship', whose: 'yours' } }

/** Has the player what the text needs, of his own or, where the law lets that do, of the other player's? */
function has(game: Game, needs: Requirement, card: CardId, player: PlayerName): boolean {
  if (meets(game, needs, yours(game, player), player)) return true
  if (!game.decide(reliesOnTheOpponents, { card })) return false
  const opponent = opponentOf(game.state, player)
  return meets(game, needs, yours(game, opponent), opponent)
}

function fits(
  game: Game,
  text: PlayText,
  targets: readonly CardId[],
  player: PlayerName,
  trigger: Trigger,
  card: CardId,
): boolean {
  if (text.performs) return targets.every(t => !text.on || matches(game, t, text.on, player))
  if (text.on && bringsForward(text)) return targets.length === 1 && mayBringForward(game, player, targets[0]!)
  if (text.aimsAt) return isAimedRight(game, text.aimsAt, targets, player, card)
  if (!text.on) return !targets.length || answersThem(game, text, targets, player, trigger, card)
  const [target] = targets
  if (target === undefined || !matches(game, target, text.on, player)) return false
  if (isExcepted(game, text, target, player)) return false
  if (text.underAttackBy && !isUnderAttackBy(game, trigger, target, text.underAttackBy)) return false
  if (trigger.on === 'won' && !trigger.cards.includes(target)) return false
  const isAnywhere = text.on.cardIn === 'discard' || !!text.on.inReachOfThieves
  if (!isAnywhere && !isThere(game, target) && !game.decide(reachesOutOfPlay, { card, target })) return false
  checkTarget(game, target, card)
  return true
}

function isAimedRight(
  game: Game,
  aimsAt: Filter,
  targets: readonly CardId[],
  player: PlayerName,
  card: CardId,
): boolean {
  for (const target of targets) checkTarget(game, target, card)
  return targets.every(
    target =>
      (inPlay(game.card(target)) || game.decide(reachesOutOfPlay, { card, target })) &&
      matches(game, target, aimsAt, player),
  )
}

function answersThem(
  game: Game,
  text: PlayText,
  targets: readonly CardId[],
  player: PlayerName,
  trigger: Trigger,
  card: CardId,
): boolean {
  const open = answerable(game, text, trigger, player, card)
  return targets.every(t => open.includes(t))
}
