import type { Cards, Deed, Place, Player } from '../operation.ts'
import { checkDeed, type Means } from '../types/deed.ts'
import { deeds } from '../types/plain-deeds.ts'
import { phrase } from './phrase.ts'

type Parts = { readonly cards: Cards; readonly place?: Place } & Means

function act(player: Player, verb: string, parts: Parts): { readonly op: 'do'; readonly deed: Deed } {
  checkDeed(verb, parts)
  return { op: 'do', deed: { player, verb, ...parts } }
}

const isSimple = (deed: Deed): boolean => !deed.cards
const hasMeans = (deed: Deed): boolean => deed.with !== undefined || deed.word !== undefined
const meansOf = ({ with: using, word }: Deed): Means => ({ ...(using && { with: using }), ...(word && { word }) })

/** Deeds of a player: in steps, and in the cells of tables of actions. */
export const deedPhrases = [
  phrase({
    keyword: 'When',
    expression: '{player} {deed}',
    op: 'do',
    meaning: `an action without cards: ${Object.keys(deeds).join(', ')}, draws a card`,
    operation: ([player, deed]) => ({ op: 'do', deed: { player, ...deed } }),
    args: ({ deed }) => (isSimple(deed) ? [deed.player, deed] : undefined),
    example: { text: 'Alice ends the turn' },
  }),
  phrase({
    keyword: 'When',
    expression: '{player} {verb} {cards}',
    op: 'do',
    meaning: 'who does what to which cards',
    operation: ([player, verb, cards]) => act(player, verb, { cards }),
    args: ({ deed }) =>
      deed.cards && !deed.place && !hasMeans(deed) ? [deed.player, deed.verb, deed.cards] : undefined,
    example: { text: 'Alice attempts "Excavation"' },
  }),
  phrase({
    keyword: 'When',
    expression: '{player} {verb} {cards} {place}',
    op: 'do',
    meaning: '… where, or on which target',
    operation: ([player, verb, cards, place]) => act(player, verb, { cards, place }),
    args: ({ deed }) =>
      deed.cards && deed.place && !hasMeans(deed) ? [deed.player, deed.verb, deed.cards, deed.place] : undefined,
    example: { text: 'Alice beams "Data" and "Worf" to "Excavation"' },
  }),
  phrase({
    keyword: 'When',
    expression: '{player} {verb} {cards} {means}',
    op: 'do',
    meaning: '… with which cards, or naming which word',
    operation: ([player, verb, cards, means]) => act(player, verb, { cards, ...means }),
    args: ({ deed }) =>
      deed.cards && !deed.place && hasMeans(deed) ? [deed.player, deed.verb, deed.cards, meansOf(deed)] : undefined,
    example: { text: 'Bob attacks "U.S.S. Enterprise" with "Bortas"' },
  }),
  phrase({
    keyword: 'When',
    expression: '{player} {verb} {cards} {place} {means}',
    op: 'do',
    meaning: '… both',
    operation: ([player, verb, cards, place, means]) => act(player, verb, { cards, place, ...means }),
    args: ({ deed }) =>
      deed.cards && deed.place && hasMeans(deed)
        ? [deed.player, deed.verb, deed.cards, deed.place, meansOf(deed)]
        : undefined,
    example: { text: 'Alice attempts "Excavation" from "U.S.S. Enterprise" with "Data" and "Worf"' },
  }),
]
