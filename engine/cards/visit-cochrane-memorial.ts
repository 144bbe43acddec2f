import { record } from '../board/history.ts'
import { cardsIn, hostOf, isPersonnel } from '../board/places.ts'
import type { CardId, PlayerName } from '../board/state.ts'
import { type Flow, refusalOf, refuse } from '../kernel/flow.ts'
import type { Game } from '../kernel/game.ts'
import type { Language } from '../kernel/language.ts'
import { checkCompany } from '../mechanics/compatibility/mixing.ts'
import { requireDoorway } from '../mechanics/doorways/admission.ts'
import { carryOutReport, checkCoexistence } from '../mechanics/reporting/report.ts'
import type { ProbeOutcome } from '../mechanics/scouting/words.ts'
import { select } from '../mechanics/selections/select.ts'
import { samePersona } from '../questions/names/questions.ts'
import type { Card, Text } from '../text/card.ts'
import type { EffectHandlers } from '../text/effect.ts'
import type { UseText } from '../text/in-play-text.ts'
import { type Features, matches } from '../text/match.ts'
import type { Clause, Filter } from '../text/text.ts'

type Visitors = NonNullable<UseText['visitors']>

export interface AddedUseText {
  /** Only while such a personnel of its player is on the planet and nobody of the opponent's; with the clause, each persona once. */
  readonly visitors?: { readonly who: Filter; readonly eachOnce: Clause }
}

export interface AddedEffectWords {
  /** The player says which of those who let him use the text it is. */
  'receive a visitor': object
  /** The player plays one such card from hand to the planet where this card lies. */
  'play here': { readonly where: Filter }
}

export interface AddedFilter {
  /** The card that was probed, or a copy of it. */
  readonly likeTheProbeCard?: true
}

export interface AddedDeedKinds {
  /** By the personnel in `cards`. */
  visited: true
}

/** The memorial, with those whose visit counts and what follows from the icons of the card that is probed. */
const memorial = (who: Filter, outcomes: readonly ProbeOutcome[]): Text => ({
  terms: { ruling: 'cr14-visit-cochrane-memorial-erratum-01', is: 'unique' },
  seeds: { ruling: 'cr14-visit-cochrane-memorial-erratum-01', on: { place: 'Earth' } },
  plays: [{ ruling: 'cr14-visit-cochrane-memorial-erratum-01', on: { place: 'Earth' }, stays: true }],
  uses: [
    {
      ruling: 'cr14-visit-cochrane-memorial-erratum-02',
      visitors: { who, eachOnce: { ruling: 'cr14-visit-cochrane-memorial-erratum-03' } },
      effects: [{ do: 'receive a visitor' }, { do: 'probe', outcomes }],
    },
  ],
})

/** Without its icons anybody visits it, and no probe has a result. */
const visitCochraneMemorialWithoutIcons = memorial({}, [])

export const card: Card = {
  title: 'Visit Cochrane Memorial',
  print: 'whole',
  currentRulings: memorial({ any: [{ icon: 'enterprise-e' }, { species: 'Human', skill: 'ENGINEER' }] }, [
    {
      ruling: 'cr14-visit-cochrane-memorial-erratum-04',
      affiliations: ['federation', 'starfleet'],
      effects: [{ do: 'draw', count: 1 }],
    },
    {
      ruling: 'cr14-visit-cochrane-memorial-erratum-05',
      types: ['event', 'interrupt'],
      effects: [{ do: 'play here', where: { type: 'personnel' } }],
    },
    {
      ruling: 'cr14-visit-cochrane-memorial-erratum-06',
      types: ['equipment'],
      icons: ['fajo collection'],
      effects: [{ do: 'download', where: { likeTheProbeCard: true } }],
    },
    {
      ruling: 'cr14-visit-cochrane-memorial-erratum-07',
      affiliations: ['non-aligned'],
      types: ['doorway'],
      effects: [
        { do: 'select', as: 'given up', by: 'you', count: 1, from: { cardsIn: 'hand', of: 'you' } },
        { do: 'discard', who: { chosen: 'given up' } },
      ],
    },
  ]),
  readings: [
    {
      question: 'lost-icons-of-2014',
      reading: 'left-out',
      where: 'currentRulings',
      text: visitCochraneMemorialWithoutIcons,
    },
  ],
}

/** Those of the player whose visit still counts, where the card lies. */
function visitorsOf(game: Game, player: PlayerName, card: CardId, { who, eachOnce }: Visitors): readonly CardId[] {
  const there = cardsIn(game, 'planet', hostOf(game, card) ?? '').filter(c => isPersonnel(game, c.id))
  if (there.some(c => c.controller !== player)) return []
  const fitting = there.map(c => c.id).filter(id => matches(game, id, who, player))
  if (!game.inForce(eachOnce)) return fitting
  const before = earlier(game, player, card)
  return fitting.filter(id => !before.some(one => isOfOnePersona(game, id, one)))
}

const earlier = (game: Game, player: PlayerName, card: CardId): readonly CardId[] =>
  game.state.history
    .filter(d => d.kind === 'visited' && d.player === player && game.card(d.card!).title === game.card(card).title)
    .flatMap(d => d.cards ?? [])

const isOfOnePersona = (game: Game, a: CardId, b: CardId): boolean =>
  game.decide(samePersona, { a: game.facts(a), b: game.facts(b) })

const checkVisitors: Language['useChecks'][number] = (game, player, card, text) => {
  if (!text.visitors || visitorsOf(game, player, card, text.visitors).length) return
  game.credit(text)
  if (earlier(game, player, card).length) game.credit(text.visitors.eachOnce)
  refuse('requirement', `Nobody of ${player} visits ${card}`, [card])
}

/** Reports the card to the planet, whatever facility it would report to otherwise. */
function* playHere(game: Game, player: PlayerName, by: CardId, where: Filter): Flow {
  const planet = hostOf(game, by)
  if (planet === undefined) return
  const from = cardsIn(game, 'hand', player)
    .map(c => c.id)
    .filter(id => matches(game, id, where, player) && mayComeHere(game, player, id, planet))
  const [card] = yield* select(game, { who: player, from, count: 1, by })
  if (card === undefined) return
  record(game, player, 'free play', card, [by])
  yield* carryOutReport(game, player, card, planet)
}

function mayComeHere(game: Game, player: PlayerName, card: CardId, planet: CardId): boolean {
  return !refusalOf(() => {
    requireDoorway(game, { card, player, way: 'report' })
    checkCoexistence(game, player, card)
    checkCompany(game, player, [card], planet, { to: 'report' })
  })
}

export const useChecks: Language['useChecks'] = [checkVisitors]

export const effects: EffectHandlers<'receive a visitor' | 'play here'> = {
  *'receive a visitor'(game, _, { you, this: card }) {
    const visitors = (game.text(card).uses ?? []).flatMap(text => text.visitors ?? [])
    const from = visitors.flatMap(one => visitorsOf(game, you, card, one))
    const [visitor] = yield* select(game, { who: you, from, count: 1, by: card })
    if (visitor !== undefined) record(game, you, 'visited', card, [visitor])
  },
  'play here': (game, { where }, { you, this: card }) => playHere(game, you, card, where),
}

export const features: Features<'likeTheProbeCard'> = {
  likeTheProbeCard(game, id) {
    const { probeCard } = game.notes
    return probeCard !== undefined && game.card(id).title === game.card(probeCard).title
  },
}
