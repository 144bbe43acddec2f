import type { UseText } from '../../text/in-play-text.ts'
import type { Filter, Requirement } from '../../text/text.ts'

/** The stations that sites go to which say "any Nor". */
export const anyNor: Filter = {
  name: ['Deep Space 9', 'Deep Space 9 / Terok Nor', 'Empok Nor', 'Mirror Terok Nor', 'Nor', 'Terok Nor'],
}

/** Which ships dock at a site of a station. */
export const compatibleShips = {
  ruling: 'custom-cards-32',
  unlessCrew: { skill: 'V.I.P.' },
  unlessThere: { skill: 'Computer Skill' },
  toUndock: { ruling: 'custom-cards-128' },
} as const

/** For a player with such a personnel in the site, and none of the opponent's there; what else must be so. */
export const unopposedThere = (
  who: Filter,
  ...besides: readonly Requirement[]
): Pick<UseText, 'needs' | 'needsAmong'> => ({
  needs: { all: [{ some: { whose: 'yours', ...who } }, { not: { some: { whose: "opponent's" } } }, ...besides] },
  needsAmong: { presentAt: 'this', where: { type: 'personnel' } },
})
