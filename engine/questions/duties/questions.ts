import type { ActKind } from '../../../protocol/types.ts'
import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'
import type { Speed } from '../../mechanics/duties/words.ts'

/** What may be brought forward from the next turn. */
export type Forwarded = 'draw' | 'duty' | 'countdown' | 'text'

/** Must the ship do what it has done already, once more, because of that? */
export const fallsDueAgain = question<{ ship: CardId; by: CardId; having: 'arrived' | 'undocked' }, boolean>()(
  'falls due again',
  false,
)

/** Is the ship one to go after? */
export const mayBeChased = flag<{ ship: CardId; by: CardId }>()('may be chased', true)

/** What becomes of a dilemma for a ship that is met where there is none. */
export const withoutAShip = question<{ dilemma: CardId }, 'is discarded' | 'goes back' | 'waits'>()(
  'without a ship',
  'is discarded',
)

/** May he bring forward what may happen on his next turn, and need not? */
export const bringsForwardWhatMayHappen = flag<{ card: CardId; player: PlayerName }>()('brings forward what may happen')

/** Does what was brought forward happen on its turn as well? */
export const happensAllTheSame = flag<{ what: Forwarded; card: CardId | undefined }>()('happens all the same')

/** Does it not happen on the other player's turn in between, either? */
export const isPutOffInBetween = flag<{ what: Forwarded; card: CardId | undefined }>()('is put off in between')

/** Does the turn end all the same, and the ship do by itself what its player did not have it do? */
export const isDoneAtTheEnd = flag<{ ship: CardId; by: CardId }>()('is done at the end of the turn', true)

/** A ship that must travel, and how fast, as the text says. */
export interface Traveller {
  readonly ship: CardId
  readonly by: CardId
  readonly speed: Speed | undefined
}

/** May a ship that must travel, or anybody aboard, do something else before? */
export const mayDoOtherThings = flag<Traveller & { deed: ActKind }>()('may do other things')

/** May personnel come aboard? `needed` = the ship is not staffed, and these help to staff it, `byOthers` = the ship need do nothing for it. */
export const mayTakeCrewAboard = flag<Traveller & { needed: boolean; byOthers: boolean }>()('may take crew aboard')

/** Must the player's personnel aboard begin a battle? `crew` = they are no intruders. */
export const bindsThoseAboard = flag<{ by: CardId; player: PlayerName; crew: boolean }>()('binds those aboard', true)

/** Must those aboard begin battles with the ship that they are aboard? `crew` = it is their player's. */
export const fightsWithTheShip = question<{ host: CardId; player: PlayerName; crew: boolean }, boolean>()(
  'fights with the ship',
  ({ crew }) => crew,
)

/** Is the card one for that player to attack because he must? */
export const mustBeAttacked = question<{ card: CardId; player: PlayerName; isOwn: boolean }, boolean>()(
  'must be attacked',
  ({ isOwn }) => !isOwn,
)
