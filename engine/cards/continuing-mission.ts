import { hostOf } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { turnPlaced, turnsBegunSince } from '../board/turns.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import type { Card, Text } from '../text/card.ts'
import { cardsWith } from '../text/cards-with.ts'
import type { UseText } from '../text/in-play-text.ts'
import { type Features, matches } from '../text/match.ts'
import type { Clause, Filter } from '../text/text.ts'

export interface AddedCardText {
  /** Such cards have that icon, too, whether they are in play or not; by `onlyHost` only what it lies on has it, once a turn of its player's has begun there. */
  readonly lendsIcon?: Clause & { readonly where: Filter; readonly icon: string; readonly onlyHost?: true }
  /** It is discarded once its player has played such a card, even before it was there. */
  readonly leavesOncePlayed?: Clause & { readonly where: Filter }
}

export interface AddedFilter {
  /** With the logo of one of these series or films. */
  readonly logo?: readonly string[]
  /** With an icon for special downloads, or without one. */
  readonly specialDownload?: boolean
}

const icon = 'next generation'

const inService: Filter = { type: ['personnel', 'ship'] }

const seeded = { ruling: 'cr14-continuing-mission-erratum-01' }

const mission = (drawsFor: Filter): Text => ({
  oneOnly: seeded,
  lendsIcon: {
    ruling: 'cr14-continuing-mission-erratum-03',
    where: { logo: ['next generation', 'generations'], whose: 'yours' },
    icon,
  },
  uses: [drawing(drawsFor)],
  leavesOncePlayed: { ruling: 'cr14-continuing-mission-erratum-05', where: { ...inService, not: { icon } } },
})

const drawing = (where: Filter): UseText => ({
  ruling: 'cr14-continuing-mission-erratum-04',
  once: 'turn',
  answers: { to: 'entered', what: { type: 'personnel', ...where } },
  effects: [{ do: 'draw', count: 1 }],
})

/** Without its icons it lets its player draw for whomever he plays. */
const continuingMissionWithoutIcons = mission({ whose: 'yours' })

export const card: Card = {
  title: 'Continuing Mission',
  print: 'whole',
  currentRulings: {
    ...mission({ icon, under: { 'skill dots': 5 }, specialDownload: false }),
    seeds: {
      only: seeded,
      effects: [
        {
          ruling: 'cr14-continuing-mission-erratum-02',
          do: 'download',
          where: { icon: 'warp core' },
          may: true,
        },
      ],
    },
  },
  readings: [
    {
      question: 'lost-icons-of-2014',
      reading: 'left-out',
      where: 'currentRulings',
      /** Without its icon: any card is fetched. */
      text: {
        ...continuingMissionWithoutIcons,
        seeds: {
          only: seeded,
          effects: [{ ruling: 'cr14-continuing-mission-erratum-02', do: 'download', where: {}, may: true }],
        },
      },
    },
  ],
}

const lending = cardsWith(text => text.lendsIcon)

function lentTo(game: Game, card: CardId): readonly string[] {
  return lending(game).flatMap(({ id: by, controller }) => {
    const clause = game.text(by).lendsIcon
    if (!clause || !game.inForce(clause)) return []
    game.credit(clause)
    if (clause.onlyHost && !(hostOf(game, by) === card && isOnceBegun(game, by, controller))) return []
    return matches(game, card, clause.where, controller) ? [clause.icon] : []
  })
}

/** Has a turn of the player's begun since the card was put where it is? */
function isOnceBegun(game: Game, card: CardId, player: PlayerName): boolean {
  const placed = turnPlaced(game, card)
  return placed === undefined || turnsBegunSince(game, placed, player) > 0
}

const isSpecialDownload = ({ effects }: UseText): boolean => effects.some(e => e.do === 'download' && e.special)

export const iconsLent: Language['iconsLent'] = [lentTo]

export const features: Features<'logo' | 'specialDownload'> = {
  logo: (game, id, { logo = [] }) => logo.includes(game.facts(id).logo ?? ''),
  specialDownload: (game, id, { specialDownload }) =>
    (game.text(id).uses ?? []).some(isSpecialDownload) === specialDownload,
}
