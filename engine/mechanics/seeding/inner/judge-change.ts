import type { Game } from '../../../kernel/game.ts'
import { sitesMovedAtMost } from '../../../questions/seeding/settled.ts'
import { copiesIn, type Deck } from './deck.ts'

/** What is wrong with the sites of a deck beside those of the one that was registered: each title by itself. */
export const checksOfChange = (deck: Deck, registered: Deck): readonly ((game: Game) => string | undefined)[] =>
  [...new Set([...registered, ...deck].map(({ title }) => title))].map(title => game => {
    if (game.printed(title)?.type !== 'site') return undefined
    const moved = movedOf(title, deck, registered)
    return moved > game.decide(sitesMovedAtMost, { title })
      ? `${title} is in another portion than registered`
      : undefined
  })

/** Copies that one portion has lost and the other has gained. */
function movedOf(title: string, deck: Deck, registered: Deck): number {
  const gained = (part: string): number => countOf(title, part, deck) - countOf(title, part, registered)
  const [free, counted] = [gained('sites'), gained('seed deck')]
  return Math.max(0, Math.min(-free, counted), Math.min(free, -counted))
}

const countOf = (title: string, part: string, deck: Deck): number =>
  copiesIn(deck.filter(line => line.part === part && line.title === title))
