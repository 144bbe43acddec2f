import type { CardId } from '../../board/state.ts'
import { settled } from '../../kernel/settled.ts'

/** Must the card in hand be shown for which a player asks? */
export const mustBeShownToAsk = settled<{ card: CardId }>()('must be shown to ask', false, [
  { ruling: '1eS-showing-your-cards-15', is: true },
])

/** Is the card shown whose type was guessed? */
export const showsWhatWasGuessed = settled<{ card: CardId; by: CardId }>()('shows what was guessed at', false, [
  { ruling: 'faq96-38-telepathic-alien-kidnappers-01', is: true },
])

/** The types of cards that may be guessed by the text of the card. */
export const typesToGuess = settled<{ by: CardId }, readonly string[]>()(
  'types to guess',
  ['Event', 'Interrupt', 'Personnel', 'Ship', 'Equipment'],
  [
    {
      ruling: 'faq96-38-telepathic-alien-kidnappers-02',
      is: ['Event', 'Interrupt', 'Personnel', 'Ship', 'Equipment', 'Outpost', 'Artifact', 'Doorway'],
    },
  ],
)

/** Must a ship of the player's be at the mission that is scanned? */
export const scansFromAShip = settled<{ card: CardId }>()('scans from a ship', false, [
  { ruling: 'faq96-39-scan-and-full-planet-scan-01', is: false, not: 'a mission is scanned from a ship there' },
])
