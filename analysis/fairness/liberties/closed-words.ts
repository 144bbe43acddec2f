import type { MadeUp } from '../../../protocol/types.ts'
import type { Liberty } from './liberty.ts'

/** Words for made-up cards that an engine with lists of its own has. */
const own: Readonly<Record<'species' | 'skills' | 'keywords' | 'icons', ReadonlySet<string>>> = {
  species: new Set(['Human', 'Klingon', 'Romulan', 'Bajoran', 'Cardassian', 'Ferengi', 'Vulcan', 'Borg']),
  skills: new Set(['Diplomacy', 'Leadership', 'Navigation', 'Physics', 'Honor', 'Treachery', 'Medical', 'Science']),
  keywords: new Set(['Landing', 'Captain']),
  icons: new Set(['command', 'staff', 'borg']),
}

const wordsOf = ({ species = [], skills = {}, keywords = [], icons = [] }: MadeUp) => ({
  species,
  skills: Object.keys(skills),
  keywords,
  icons,
})

/** The first word of the card that the engine has nothing for. */
const beyond = (card: MadeUp): string | undefined =>
  Object.entries(wordsOf(card))
    .flatMap(([list, words]) => words.filter(word => !own[list as keyof typeof own].has(word)))
    .at(0)

export const closedWords: Liberty = {
  id: 'closed lists of words',
  says: 'It makes up no cards with words that are on none of its lists.',
  wrap: engine => request => {
    const made = request.do === 'arrange' ? (request.board.made ?? []) : []
    const [word] = made.flatMap(card => beyond(card) ?? [])
    if (word === undefined) return engine(request)
    return { id: request.id, error: { code: 'unsupported', message: `No "${word}" for made-up cards` } }
  },
}
