import type { CardId, PlayerName } from '../../state/state.ts'

/** What may be brought forward from the next turn. */
export type Forwarded = 'draw' | 'duty' | 'countdown' | 'text'

/** What is asked about the duties that cards lay upon ships. */
export interface DutyQuestions {
  /** Is a ship that must travel, at the speed of which the text speaks, at its destination at once? By default it flies. */
  'is there at once': { about: { ship: CardId; by: CardId }; answer: boolean }
  /** Is a ship that has done its duty back where it met the card? By default it is where it came to. */
  'is brought back': { about: { ship: CardId; by: CardId }; answer: boolean }
  /** Must the ship do what it has done already, once more, because of that? By default not. */
  'falls due again': { about: { ship: CardId; by: CardId; having: 'arrived' | 'undocked' }; answer: boolean }
  /** Does an attempt that solved nothing leave the ship bound? By default not. */
  'holds until solved': { about: { ship: CardId; by: CardId }; answer: boolean }
  /** Is the ship one to go after? By default it is. */
  'may be chased': { about: { ship: CardId; by: CardId }; answer: boolean }
  /** May a ship that came into play later be chased in place of the target? By default not. */
  'may be chased instead': { about: { ship: CardId; by: CardId }; answer: boolean }
  /** Is the chase over, and the card nullified, when there is no ship to go after? By default it lasts. */
  'ends without prey': { about: { ship: CardId; by: CardId }; answer: boolean }
  /** What becomes of a dilemma for a ship that is met where there is none. By default it is discarded. */
  'without a ship': { about: { dilemma: CardId }; answer: 'is discarded' | 'goes back' | 'waits' }
  /** May a ship cloak or decloak more than once in a turn? By default not. */
  'may be veiled again': { about: { ship: CardId }; answer: boolean }
  /** May a player bring forward what must happen on the other player's next turn? By default not. */
  "brings forward the opponent's": { about: { card: CardId; player: PlayerName }; answer: boolean }
  /** May he bring forward what may happen on his next turn, and need not? By default not. */
  'brings forward what may happen': { about: { card: CardId; player: PlayerName }; answer: boolean }
  /** Does what was brought forward happen on its turn as well? By default it does not. */
  'happens all the same': { about: { what: Forwarded; card: CardId | undefined }; answer: boolean }
  /** Does it not happen on the other player's turn in between, either? By default it does. */
  'is put off in between': { about: { what: Forwarded; card: CardId | undefined }; answer: boolean }
}
