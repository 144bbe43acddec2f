import type { CardId, PlayerName } from '../../board/state.ts'
import { flag, question } from '../../kernel/question.ts'

/** The affiliations and factions whose icons there are in a diamond. */
export type Diamond =
  | 'bajoran'
  | 'borg'
  | 'cardassian'
  | 'dominion'
  | 'federation'
  | 'klingon'
  | 'maquis'
  | 'romulan'
  | 'starfleet'
  | 'vulcan'

/** Does a card infiltrate by that icon in a diamond? */
export const isInfiltrationIcon = question<{ diamond: Diamond }, boolean>()('is an infiltration icon', false, 'diamond')

/** May the personnel infiltrate the opponent's cards as one of that affiliation or faction? `played` = the opponent plays it. */
export const mayInfiltrateAs = flag<{ card: CardId; as: string; played: boolean }>()('may infiltrate as')

/** May it begin to infiltrate them? `fits` = it will be compatible with all of them. */
export const mayBeginToInfiltrate = question<
  { card: CardId; way: 'reports there' | 'is present'; isThere: boolean; fits: boolean },
  boolean
>()('may begin to infiltrate', false, 'way')

/** What infiltrating as one of those makes of the personnel: the affiliation that it changes to, the icon that it gains. */
export const becomesOfAnInfiltrator = question<
  { card: CardId; as: string; kind: 'affiliation' | 'faction' },
  { readonly affiliation?: string; readonly icon?: string }
>()('becomes of an infiltrator', {}, 'kind')

/** Do cards of the player's that let others mix count for the card? */
export const isSubjectTo = question<{ card: CardId; player: PlayerName }, boolean>()(
  'is subject to',
  ({ card, player }, game) => game.card(card).controller === player,
)
