import type { Act } from '../../../protocol/types.ts'
import { can } from '../../board/can.ts'
import type { Group } from '../../board/group.ts'
import { groupAt, type Site } from '../../board/group.ts'
import { discard, endWhatItCaused, move } from '../../board/moves.ts'
import { cardsIn } from '../../board/places.ts'
import { type CardId, opponentOf, type PlayerName } from '../../board/state.ts'
import { type Flow, type Given, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { youInADilemma } from '../../questions/dilemmas/questions.ts'
import {
  copiesAreUsed,
  exceedsTheBudget,
  goesToTheBottom,
  isDrawnForEach,
  isMetAsChosen,
  isUsedAtEitherKind,
  liesUnderTheMission,
} from '../../questions/dilemmas/settled.ts'
import { carryOut } from '../../text/carry-out.ts'
import { meets } from '../../text/requirement.ts'
import type { Requirement } from '../../text/text.ts'
import { leftUnused, tellDescribed, tellUses } from '../skills/use-skills.ts'
import { window } from '../timing/window.ts'
import { takingPart } from './inner/taking-part.ts'
import { wordingOf } from './wording.ts'

/** The attempt where no dilemmas are seeded: the opponent draws and chooses them. True when it ended before all were met. */
export function* faceDrawn(game: Game, player: PlayerName, sites: readonly Site[], act: Act): Flow<boolean> {
  const [site] = sites as readonly [Site, ...Site[]]
  const group = () => facing(game, player, site, act)
  const chosen = yield* choose(game, player, site, group().personnel.length)
  for (const [index, dilemma] of chosen.entries()) {
    yield* face(game, player, dilemma, site, act)
    if (game.card(dilemma).place !== 'play') continue
    if (!group().personnel.length) {
      for (const left of chosen.slice(index)) giveBack(game, left)
      return true
    }
    game.tell({ event: 'overcome', cards: [dilemma] })
    endWhatItCaused(game, dilemma)
    if (game.decide(liesUnderTheMission, { dilemma })) move(game, dilemma, 'under', site.mission)
    else discard(game, dilemma)
    game.change(dilemma, { face: 'up' })
  }
  return false
}

function facing(game: Game, player: PlayerName, site: Site, act: Act): Group {
  const group = groupAt(game, player, site, 'attempt', act.cards)
  return { ...group, personnel: group.personnel.filter(id => can(game, id, 'face dilemmas')) }
}

/** As many cards off the dilemma pile as personnel attempt, less the dilemmas overcome here; and as much to spend. */
function* choose(game: Game, player: PlayerName, { kind, mission }: Site, personnel: number): Flow<readonly CardId[]> {
  const opponent = opponentOf(game.state, player)
  const overcome = cardsIn(game, 'under', mission).filter(c => game.facts(c.id).type === 'dilemma').length
  const count = Math.max(0, personnel - overcome)
  const pile = cardsIn(game, 'dilemmas', opponent)
  const drawn = game.decide(isDrawnForEach, { mission }) ? pile.slice(0, count) : pile
  const wrongKind = kind === 'crew' ? 'planet' : 'space'
  const isOfWrongKind = (id: CardId): boolean => game.facts(id).kind === wrongKind
  const of = drawn.map(c => c.id).filter(id => !isOfWrongKind(id) || game.decide(isUsedAtEitherKind, { dilemma: id }))
  const check = (given: Given): void => checkChoice(game, given, { mission, of, limit: count })
  const given = of.length
    ? yield { who: opponent, kind: 'choose', of, min: 1, max: of.length, pass: true, check }
    : undefined
  const picked = given && 'pick' in given ? given.pick : []
  const chosen = game.decide(isMetAsChosen, { mission }) ? picked : of.filter(id => picked.includes(id))
  for (const { id: dilemma } of drawn)
    if (!chosen.includes(dilemma) && game.decide(goesToTheBottom, { dilemma })) giveBack(game, dilemma)
  return chosen
}

/** What the opponent chooses from for an attempt of the mission, and how much they may cost together. */
interface Offer {
  readonly mission: CardId
  readonly of: readonly CardId[]
  readonly limit: number
}

function checkChoice(game: Game, given: Given, { mission, of, limit }: Offer): void {
  if ('pass' in given) return
  if (!('pick' in given)) malformed('not-a-choice', 'Dilemmas must be picked', [], 'answer')
  const strange = given.pick.filter(id => !of.includes(id))
  if (strange.length) refuse('not-a-choice', `${strange.join(', ')} is not among the candidates`, strange, 'answer')
  const titles = given.pick.map(id => game.card(id).title)
  const again = given.pick.filter((_, i) => titles.indexOf(titles[i]!) < i)
  if (again.length && !game.decide(copiesAreUsed, { mission }))
    refuse('limit', `${again.join(', ')} is used once in an attempt`, again, 'answer')
  const cost = given.pick.reduce((sum, id) => sum + (game.facts(id).cost ?? 0), 0)
  if (cost > limit && !game.decide(exceedsTheBudget, { mission }))
    refuse('cost', `The dilemmas cost ${cost}, and ${limit} may be spent`, given.pick, 'answer')
}

function* face(game: Game, player: PlayerName, dilemma: CardId, site: Site, act: Act): Flow {
  const text = wordingOf(game, dilemma)
  const group = facing(game, player, site, act)
  game.tell({ event: 'encountered', cards: [dilemma], player })
  move(game, dilemma, 'play', game.card(dilemma).owner)
  game.credit(text)
  const you = game.decide(youInADilemma, { dilemma, facing: player })
  const context = yield* carryOut(game, text.selects ?? [], { you, this: dilemma, group })
  const able = () => takingPart(game, group, dilemma, 'overcome')
  const overcome = !!text.conditions && meets(game, text.conditions, able(), player)
  yield* window(game, { on: 'encountered', card: dilemma, by: player, overcome })
  if (game.card(dilemma).place !== 'play') return
  const met = !!text.conditions && (yield* meetRequirement(game, player, text.conditions, able()))
  tellDescribed(game, player, text.effects, group.personnel)
  if (text.conditions && !met) game.tell({ event: 'failed', cards: [dilemma] })
  yield* carryOut(game, (met ? text.overcome : text.effects) ?? [], context)
}

/** Do they meet what the dilemma requires, with the skills that they use for it? */
function* meetRequirement(game: Game, player: PlayerName, needs: Requirement, pool: readonly CardId[]): Flow<boolean> {
  const use = { player, needs, pool, as: 'dilemma requirement' } as const
  const unused = yield* leftUnused(game, use)
  tellUses(game, use, unused)
  return game.whilst({ unused }, () => meets(game, needs, pool, player))
}

/** Face up to the bottom of its owner's dilemma pile. */
function giveBack(game: Game, dilemma: CardId): void {
  move(game, dilemma, 'dilemmas', game.card(dilemma).owner)
  game.change(dilemma, { face: 'up' })
}
