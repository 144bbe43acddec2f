import type { Act } from '../../../protocol/types.ts'
import { isIn } from '../../board/places.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { type Flow, malformed, refuse } from '../../kernel/flow.ts'
import type { Game } from '../../kernel/game.ts'
import { mayBeSeededIn } from '../../questions/dilemmas/procedure.ts'
import { isFreeBluff, seedsFromElsewhere, seedsInPlay } from '../../questions/seeding/settled.ts'
import { requireDoorway } from '../doorways/admission.ts'
import { checkTerms } from '../names/copies-in-play.ts'
import { seedAboard } from './inner/seed-aboard.ts'
import { seedByText } from './inner/seed-by-text.ts'
import { checkSeedCount } from './inner/seed-count.ts'
import { seedFacility } from './inner/seed-facility.ts'
import { seedSite } from './inner/seed-site.ts'
import { seedTimeLocation } from './inner/seed-time-location.ts'
import { checkSeedUnder } from './inner/seed-under.ts'
import { putUnder } from './put-under.ts'
import { isSeeding } from './seed-face-up.ts'
import { seedMission, stackMission } from './seed-mission.ts'

/** Puts a seed card under a mission; rules say whether the last or the first seeded is met first. */
export function* seed(game: Game, player: PlayerName, act: Act): Flow {
  const card = act.card ?? malformed('wrong-target', 'No card was named')
  if (!isSeeding(game) && !game.decide(seedsInPlay, { player, card }))
    refuse('wrong-time', `${card} is seeded in the seed phases`, [card])
  if (act.to?.[0] === 'spaceline' && game.facts(card).type === 'time location')
    return yield* seedTimeLocation(game, player, seedCard(game, player, card), act.to[1])
  if (act.to?.[0] === 'spaceline') return yield* seedMission(game, player, card, act.to[1], act.position)
  if (act.to?.[0] === 'shares') return yield* stackMission(game, player, card, act.to[1])
  if (act.to?.[0] === 'site') return seedSite(game, player, act)
  if (game.facts(card).type === 'facility') return seedFacility(game, seedCard(game, player, card), act)
  const taking = act.to?.[0] === 'aboard' ? game.text(act.to[1]).letsSeed : undefined
  if (taking) return seedAboard(game, player, seedCard(game, player, card), act.to![1], taking)
  if (act.to?.[0] === 'core' || act.to?.[0] === 'on' || act.to?.[0] === 'aboard' || act.to?.[0] === 'planet') {
    checkTerms(game, player, card)
    return yield* seedByText(game, player, seedCard(game, player, card), [act.to[0], act.to[1]])
  }
  const [place, mission] = act.to ?? malformed('wrong-place', `${card} is seeded under a mission`, [card], 'choice')
  if (place !== 'under') malformed('wrong-place', `${card} is seeded under a mission`, [card], 'choice')
  if (!isBluffed(game, player, card, mission)) seedCard(game, player, card)
  const { phase } = game.state.turn
  if (!game.decide(mayBeSeededIn, { card, phase }))
    refuse('wrong-time', 'Dilemmas are seeded in the dilemma phase', [card])
  checkSeedUnder(game, player, card, mission)
  putUnder(game, card, mission)
}

/** Is it a site that seeds for free, where the law lets that lie under a mission? */
const isBluffed = (game: Game, player: PlayerName, card: CardId, mission: CardId): boolean => {
  const { place, holder } = game.card(card)
  const isFree = game.facts(card).type === 'site' && place === 'missions' && holder === player
  return isFree && game.decide(isFreeBluff, { card, mission })
}

/** The card, if it is one that the player may seed. */
function seedCard(game: Game, player: PlayerName, card: CardId): CardId {
  const isAtHand = isIn(game.card(card), 'seeds', 'hand') && game.card(card).holder === player
  if (!isAtHand && !game.decide(seedsFromElsewhere, { player, card }))
    refuse('wrong-place', `${card} is not among ${player}'s seed cards`, [card])
  requireDoorway(game, { card, player, way: 'seed' })
  checkSeedCount(game, player, card)
  return card
}
