import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'
import type { Traveller } from './questions.ts'

/** Is a ship that must travel, at the speed of which the text speaks, at its destination at once? */
export const isThereAtOnce = settled<{ ship: CardId; by: CardId }>()('is there at once', false, [
  { ruling: 'faq96-323-cytherians-09', is: false, not: 'a ship that must travel is at its destination at once' },
])

/** Is a ship that has done its duty back where it met the card? */
export const isBroughtBack = settled<{ ship: CardId; by: CardId }>()('is brought back', false, [
  { ruling: 'faq96-323-cytherians-10', is: false, not: 'a ship that has done its duty is back where it was' },
])

/** May a ship that came into play later be chased in place of the target? */
export const mayBeChasedInstead = settled<{ ship: CardId; by: CardId }>()('may be chased instead', false, [
  { ruling: 'faq96-323-conundrum-04', is: true },
])

/** Is the chase over, and the card nullified, when there is no ship to go after? */
export const endsWithoutPrey = settled<{ ship: CardId; by: CardId }>()('ends without prey', false, [
  { ruling: 'faq96-323-conundrum-05', is: true },
])

/** May a player bring forward what must happen on the other player's next turn? */
export const bringsForwardTheOpponents = settled<{ card: CardId; player: PlayerName }>()(
  "brings forward the opponent's",
  false,
  [
    {
      ruling: 'faq96-33-samuel-clemens-pocketwatch-04',
      is: false,
      not: 'what the opponent must do is brought forward, too',
    },
  ],
)

/** May it stop before its RANGE is used up? */
export const mayStopEarly = settled<Traveller>()('may stop early', true, [
  { ruling: 'faq96-39-incoming-messages-03', is: false },
])

/** Does a ship travel to where the last of what it must travel to was destroyed? */
export const goesWhereItWas = settled<{ ship: CardId; by: CardId }>()('goes where it was', false, [
  { ruling: 'faq96-39-incoming-messages-05', is: true },
])

/** Does an attempt that solved nothing leave the ship bound? */
export const holdsUntilSolved = settled<{ ship: CardId; by: CardId }>()('holds until solved', false, [
  { ruling: '1eS-samaritan-snare-02', is: false, not: 'those who must attempt a mission are bound until it is solved' },
])

/** Does a ship that must begin a battle fly to where it can? */
export const fliesToBattle = settled<{ host: CardId; by: CardId }>()('flies to battle', false, [
  { ruling: '1eS-saltahna-clock-04', is: false, not: 'a ship that must begin a battle flies to where it can' },
])

/** With the opponent's personnel aboard, may the player attack another ship or facility instead? */
export const mayAttackOthersInstead = settled<{ host: CardId; player: PlayerName }>()(
  'may attack others instead',
  true,
  [{ ruling: '1eS-saltahna-clock-06', is: true, not: 'whoever has intruders aboard fights them first' }],
)
