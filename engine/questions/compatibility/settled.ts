import type { CardId, PlayerName } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** The factions that there are. */
export const factions = settled<object, readonly string[]>()(
  'factions',
  [],
  [{ ruling: 'cr14-faction-01', is: ['klingon-cardassian alliance', 'maquis', 'terran empire'] }],
)

/** Do cards go together for being of one faction? */
export const factionsGoTogether = settled<{ card: CardId; other: CardId }>()('factions go together', false, [
  { ruling: 'cr14-faction-03', is: false, not: 'a faction is as good as an affiliation' },
])

/** Who decides which of them it is where no side has fewer. */
export const whoDecidesAmongEquals = settled<{ aboard: CardId }, 'nobody' | 'chance'>()(
  'decides among equals',
  'nobody',
  [
    { custom: 'custom-compatibility-43', is: 'chance' },
    { ruling: 'faq96-38-treaties-03', is: 'chance' },
  ],
)

/** May it report to the opponent's side in a quadrant that is not its own? */
export const mayReportFromAfar = settled<{ card: CardId }>()('may report from afar', false, [
  { ruling: 'cr14-infiltration-icon-04', is: true },
])

/** May it begin to infiltrate in the turn of that player? */
export const infiltratesInTheTurn = settled<{ player: PlayerName; turnOf: PlayerName }>()(
  'infiltrates in the turn',
  ({ player, turnOf }) => player === turnOf,
  [{ ruling: 'cr14-infiltration-icon-06', is: true }],
)

/** Is an infiltrator of the opponent's crew or Away Team, and does the opponent control it? */
export const whoseAnInfiltratorIs = settled<
  { card: CardId },
  { readonly isAmongThem: boolean; readonly isTheirs: boolean }
>()('whose an infiltrator is', { isAmongThem: false, isTheirs: false }, [
  { ruling: 'cr14-infiltration-icon-10', is: { isAmongThem: true, isTheirs: false } },
])

/** Is an infiltrator personnel of the opponent's for texts that speak of his? */
export const isPersonnelOfTheirs = settled<{ card: CardId }>()('is personnel of theirs', false, [
  { ruling: 'cr14-infiltration-icon-11', is: false, not: 'whoever belongs to a crew is personnel of its player' },
])

/** Is equipment of its owner's with an infiltrator where that is? */
export const takesAlong = settled<{ equipment: CardId; infiltrator: CardId }>()('takes along', true, [
  { ruling: 'cr14-infiltration-icon-12', is: false },
])

/** Is the mode of a card with several affiliations declared when it enters play? */
export const declaresItsMode = settled<{ card: CardId }>()('declares its mode', false, [
  { custom: 'custom-compatibility-44', is: true },
  { ruling: 'cr14-multi-affiliation-cards-03', is: true },
  { ruling: 'faq96-366-dual-affiliation-personnel-01', is: true },
])

/** Is a card put into a mode of an affiliation that it does not have? */
export const takesAnyMode = settled<{ card: CardId; mode: string }>()('takes any mode', true, [
  { custom: 'custom-compatibility-45', is: false },
])

/** May a card that was switched be switched again? */
export const mayBeSwitchedAgain = settled<{ card: CardId; earlier: number }>()('may be switched again', true, [
  { ruling: 'cr14-multi-affiliation-cards-08', is: true, not: 'whoever was switched stays as he is' },
])

/** Does that last when the card is no longer in play? */
export const outlastsTheCard = settled<{ card: CardId }>()('outlasts the card', false, [
  { ruling: 'cr14-playing-an-affiliation-05', is: true },
])
