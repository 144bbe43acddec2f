import type { Card } from '../text/card.ts'
import type { Features } from '../text/match.ts'
import type { Filter } from '../text/text.ts'
import { unopposedThere } from './shared/nor-sites.ts'

export interface AddedFilter {
  /** Equipment that personnel of this affiliation may use. @alone Others ask who uses it, and not who could. */
  readonly usableBy?: string
}

const anyGarak: Filter = { any: [{ persona: 'Elim Garak' }, { name: 'Garak' }] }

export const card: Card = {
  title: "Garak's Tailor Shop",
  print: 'whole',
  glossary: {
    plays: [{ on: { name: ['Terok Nor', 'Deep Space 9'] }, stays: true }],
    receives: [
      { where: { type: 'personnel', skill: 'Obsidian Order' } },
      {
        ruling: 'custom-cards-576',
        visiting: { skill: 'Obsidian Order' },
        where: {
          any: [
            { type: 'personnel', affiliation: 'cardassian' },
            { type: 'equipment', usableBy: 'cardassian' },
          ],
        },
      },
    ],
    frees: [{ ruling: 'custom-cards-574', where: anyGarak, at: { name: "Garak's Tailor Shop" }, every: true }],
    uses: [
      {
        ruling: 'custom-cards-575',
        once: 'turn',
        whoUses: 'any player',
        ...unopposedThere({ skills: { 'Obsidian Order': 1, Treachery: 1 } }),
        effects: [{ do: 'reveal', who: { topOfDeck: 1, of: 'opponent' }, to: 'you' }],
      },
    ],
  },
}

export const features: Features<'usableBy'> = {
  usableBy: (game, id, { usableBy }) => game.text(id).usedBy?.affiliations.includes(usableBy!) ?? true,
}
