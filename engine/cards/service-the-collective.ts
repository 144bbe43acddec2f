import { locationOf } from '../board/places.ts'
import { takenFrom } from '../board/taken-from.ts'
import { attemptedBy } from '../mechanics/missions/missions.ts'
import type { Card } from '../text/card.ts'
import { type Features, matches } from '../text/match.ts'
import type { Clause, Filter, Like } from '../text/text.ts'

export interface AddedScoutingText {
  /** Its player may probe in the turn in which scouting of such a target was completed. */
  readonly probesAtOnce?: readonly (Clause & Like)[]
}

export interface AddedFilter {
  /** A mission with the icon of an affiliation from which the Borg have taken such a personnel who is there. @alone for no other text compares the icons of a mission with somebody's past */
  readonly ofThePeopleOf?: Filter
}

const assimilated: Filter = { type: 'personnel', whose: 'yours', bearing: 'Assimilate Counterpart' }

const counterpart: Filter = { type: 'personnel', whose: 'yours', any: [{ keyword: 'Counterpart' }, assimilated] }

export const card: Card = {
  title: 'Service the Collective',
  print: 'whole',
  glossary: {
    seeds: {},
    plays: [{ stays: true }],
    probesAtOnce: [
      { where: { homeworld: true } },
      { ruling: 'custom-cards-521', where: { type: 'mission', whose: 'yours', ofThePeopleOf: counterpart } },
    ],
    standing: [
      {
        ruling: 'custom-cards-522',
        affects: { all: { type: 'ship', whose: 'yours' } },
        add: { weapons: 4, shields: 4 },
        againstThoseLeftBy: assimilated,
      },
    ],
  },
}

export const features: Features<'ofThePeopleOf'> = {
  ofThePeopleOf(game, id, { ofThePeopleOf }, you) {
    const icons = attemptedBy(game, id, you) ?? []
    return game.state.cards.some(
      c =>
        locationOf(game, c.id) === id &&
        matches(game, c.id, ofThePeopleOf!, you) &&
        takenFrom(game, c.id).some(affiliation => icons.includes(affiliation)),
    )
  },
}
