import type { Act } from '../../../../protocol/types.ts'
import { can } from '../../../board/can.ts'
import { inPlay, locationOf, presentWith } from '../../../board/places.ts'
import { quadrantOf } from '../../../board/quadrant.ts'
import type { CardId, PlayerName } from '../../../board/state.ts'
import { targetsOf } from '../../../board/targets.ts'
import { type Flow, refuse } from '../../../kernel/flow.ts'
import type { Game } from '../../../kernel/game.ts'
import type { Trigger } from '../../../kernel/trigger.ts'
import { mayBeUsedInTheMidst } from '../../../questions/doorways/questions.ts'
import { mayBeActivatedInAnswer } from '../../../questions/downloading/questions.ts'
import { mayBreakIn } from '../../../questions/skills/settled.ts'
import { mayBeAnAnswer } from '../../../questions/timing/questions.ts'
import { cardsThatMaySay } from '../../../text/cards-with.ts'
import { carryOut } from '../../../text/carry-out.ts'
import type { UseText } from '../../../text/in-play-text.ts'
import { matches } from '../../../text/match.ts'
import type { Filter } from '../../../text/text.ts'
import { homeworldAttack } from '../../battle/homeworld-attack.ts'
import { payByDiscards } from '../../draws-and-discards/demands.ts'
import { hasLostSpecialSkills } from '../../skills/losses.ts'
import { isSkill } from '../../skills/special-skills.ts'
import { checkUse, recordUse } from '../use.ts'
import { reselects } from './select-anew.ts'
import { hasWhatItNeeds } from './use-targets.ts'
import { isForHim } from './who-uses.ts'

const withUses = cardsThatMaySay(text => text.uses)

/** The cards in play whose text may be used in answer to this. */
export function usable(game: Game, player: PlayerName, trigger: Trigger): readonly CardId[] {
  return withUses(game)
    .filter(c => inPlay(c) && textsFor(game, c.id, player, trigger).some(t => isAble(game, c.id, player, trigger, t)))
    .map(c => c.id)
}

function textsFor(game: Game, card: CardId, player: PlayerName, trigger: Trigger): readonly UseText[] {
  if (game.card(card).face === 'down' && !mayBeActivated(game, card, trigger)) return []
  const isOwn = game.card(card).controller === player
  return (game.text(card).uses ?? []).filter(({ answers, ...text }) => {
    if (!game.inForce(text) || !(text.whoUses ? isForHim(game, card, text, player) : isOwn)) return false
    if (!answers) return breaksIn(game, card, text, trigger)
    if (answers.to !== trigger.on) return false
    if (answers.homeworld && homeworldAttack(game, player, trigger) === undefined) return false
    const fits = isMeant(game, card, answers, player, trigger)
    if (!fits) game.credit(text)
    if (!fits) return false
    return game.decide(mayBeAnAnswer, { trigger, card, unsaid: !!answers.unsaid })
  })
}

/** May a text that answers nothing be used in the midst of this? */
const breaksIn = (game: Game, card: CardId, text: Omit<UseText, 'answers'>, trigger: Trigger): boolean =>
  (reselects(text) && game.decide(mayBreakIn, { card, trigger })) ||
  (!!text.atAnyTime && game.decide(mayBeUsedInTheMidst, { card, trigger }))

/** Is the card that is answered like that, and where the text wants it? */
function isMeant(
  game: Game,
  card: CardId,
  { cause, here, inQuadrant, present, what, where, whose }: NonNullable<UseText['answers']>,
  player: PlayerName,
  trigger: Trigger,
): boolean {
  const { card: about } = trigger
  if (whose && trigger.by === player) return false
  if (where === 'personnel battle' && !game.underway.battlesInPerson) return false
  if (here && (about === undefined || locationOf(game, about) !== locationOf(game, card))) return false
  if (cause && !isDoneBy(game, cause, player, trigger)) return false
  if (where === 'another site' && !isInAnotherSite(game, card, trigger)) return false
  if (inQuadrant && (about === undefined || quadrantOfMet(game, about) !== quadrantOf(game, card))) return false
  if (present && (about === undefined || about === card || !isPresent(game, card, about, trigger))) return false
  return !what || (about !== undefined && matches(game, about, what, player))
}

/** Is the battle that is answered fought in another site of the station? */
function isInAnotherSite(game: Game, site: CardId, trigger: Trigger): boolean {
  const [place] = trigger.on === 'battle' ? trigger.cards.map(id => game.card(id).holder) : []
  return place !== undefined && place !== site && game.find(place)?.holder === game.card(site).holder
}

/** Is something like that about to kill what is answered, or has it stunned or destroyed it? */
function isDoneBy(game: Game, cause: Filter, player: PlayerName, trigger: Trigger): boolean {
  const one = trigger.on === 'dies' || trigger.on === 'stunned' ? trigger.cause : undefined
  const by = trigger.on === 'shot down' ? trigger.cards : one === undefined ? [] : [one]
  return by.some(id => matches(game, id, cause, player))
}

/** Of a dilemma that is being met, the quadrant of the mission. */
function quadrantOfMet(game: Game, card: CardId): string | undefined {
  const { encounter } = game.underway
  return quadrantOf(game, encounter?.dilemma === card ? encounter.at : card)
}

/** Is the card with what is answered, one of those who face it, or one of those with whom it was when it was killed? */
function isPresent(game: Game, card: CardId, about: CardId, trigger: Trigger): boolean {
  const { encounter } = game.underway
  const faces = encounter?.dilemma === about && encounter.group.present.includes(card)
  const was = trigger.on === 'killed' && !!trigger.beside?.includes(card)
  return faces || was || isPlayedHere(game, card, trigger) || presentWith(game, card).includes(about)
}

/** Is what is being played aimed at what the card is present with, or aboard? */
const isPlayedHere = (game: Game, card: CardId, trigger: Trigger): boolean =>
  trigger.on === 'played' &&
  !!trigger.targets?.some(target => presentWith(game, card).includes(target) || game.card(card).holder === target)

/** Has the card, which lies face down, hidden agenda, and may it be turned over for this? */
function mayBeActivated(game: Game, card: CardId, trigger: Trigger): boolean {
  if (!game.facts(card).icons?.includes('hidden agenda')) return false
  const downloaded = game.told.some(t => t.event === 'downloaded' && t.cards?.includes(card))
  return game.decide(mayBeActivatedInAnswer, { card, trigger, downloaded })
}

function isAble(game: Game, card: CardId, player: PlayerName, trigger: Trigger, text: UseText): boolean {
  const skill = isSkill(game, card, text)
  if (!can(game, card, skill ? 'use skills' : 'use text') || (skill && hasLostSpecialSkills(game, card))) return false
  const { on } = text
  if (on && !game.state.cards.some(c => inPlay(c) && matches(game, c.id, on, player))) {
    game.credit(text)
    return false
  }
  return hasWhatItNeeds(game, player, card, text, trigger.card)
}

/** Refuses what is no use of a card in answer to this; gives the text by which it is one. */
export function checkAnswer(game: Game, player: PlayerName, act: Act, trigger: Trigger): UseText {
  const card = act.card!
  const text = textFor(game, player, act, trigger)
  if (!text) refuse('wrong-time', `${card} answers nothing now`, [card])
  checkUse(game, player, card, text, act, trigger.card)
  return text
}

/** The text of those that answer it which is for such targets. */
function textFor(game: Game, player: PlayerName, act: Act, trigger: Trigger): UseText | undefined {
  const texts = textsFor(game, act.card!, player, trigger)
  const targets = targetsOf(act)
  const aimed = texts.find(({ on }) => on && targets.length && targets.every(id => matches(game, id, on, player)))
  return aimed ?? texts[0]
}

/** Uses the text of a card in play in answer to this. */
export function* useInAnswer(game: Game, player: PlayerName, act: Act, trigger: Trigger): Flow {
  const card = act.card!
  const text = checkAnswer(game, player, act, trigger)
  if (game.card(card).face === 'down') game.change(card, { face: 'up' })
  game.credit(text)
  recordUse(game, player, card)
  yield* payByDiscards(game, player, card, text.discarding)
  const about = trigger.card ?? homeworldAttack(game, player, trigger)
  const answered = about ? { answered: about } : {}
  yield* carryOut(game, text.effects, { you: player, this: card, targets: targetsOf(act), ...answered })
}
