import { lastingTexts } from '../../../board/lasting.ts'
import { crewOf, isPersonnel } from '../../../board/places.ts'
import type { CardId } from '../../../board/state.ts'
import { affects } from '../../../board/value.ts'
import type { Game } from '../../../kernel/game.ts'
import { reachesAMixedForce } from '../../../questions/battle/permission.ts'
import { reachesItsOwn } from '../../../questions/battle/settled.ts'
import type { Clause } from '../../../text/text.ts'
import { affiliationsOf, areOfOneAffiliation } from '../../compatibility/affiliations.ts'
import { factionsOf } from '../../compatibility/factions.ts'

/** Against whom a text lets those attack whom their affiliation restrains. */
export interface Adversaries extends Clause {
  /** Of the affiliation of the card that the text targets. */
  readonly affiliationOf?: 'target'
  /** Of that affiliation or faction. */
  readonly those?: Named
}

/** An affiliation or a faction. */
type Named = readonly [kind: 'affiliation' | 'faction', name: string]

export interface AddedStanding {
  /** Those whom its `affects` may attack although their affiliation restrains them. */
  readonly mayAttack?: Adversaries
}

const permitting = lastingTexts(s => s.mayAttack)

/** Does a text permit the attacker to attack that force? */
export function isPermitted(game: Game, attacker: CardId, attacked: readonly CardId[]): boolean {
  const force = attacked.flatMap(id =>
    isPersonnel(game, id) ? [id] : [id, ...crewOf(game, id, game.card(id).controller)],
  )
  const found = permitting(game).find(
    ({ card: by, standing }) =>
      standing.mayAttack &&
      game.inForce(standing.mayAttack) &&
      affects(game, by, standing, attacker) &&
      covers(game, by, standing.mayAttack, attacker, force),
  )
  if (found) game.credit(found.standing)
  return found !== undefined
}

/** Does what the text of `by` permits extend to that force? */
function covers(game: Game, by: CardId, whom: Adversaries, attacker: CardId, force: readonly CardId[]): boolean {
  const meant = force.filter(id => isMeant(game, by, whom, id))
  if (!meant.length) return false
  const own = affiliationsOf(game, attacker)
  const against = whom.affiliationOf ? affiliationsOf(game, game.card(by).targets[0]!) : []
  if (against.some(a => own.includes(a)) && !game.decide(reachesItsOwn, { attacker, by })) return false
  const [named] = whom.those ?? (['affiliation'] as const)
  const others = force.filter(id => !meant.includes(id))
  return !others.length || game.decide(reachesAMixedForce, { others, by, named })
}

function isMeant(game: Game, by: CardId, whom: Adversaries, id: CardId): boolean {
  if (whom.those) {
    const [kind, name] = whom.those
    return (kind === 'faction' ? factionsOf(game, game.facts(id)) : affiliationsOf(game, id)).includes(name)
  }
  const [target] = game.card(by).targets
  return target !== undefined && areOfOneAffiliation(game, id, target)
}
