import type { CardId } from '../../board/state.ts'
import type { Game } from '../../kernel/game.ts'
import { readsAsScouting } from '../../questions/dilemmas/questions.ts'
import { affectsTheGroup } from '../../questions/scouting/questions.ts'
import { isBorg } from '../borg/is-borg.ts'
import type { Facing } from './inner/facing.ts'
import type { DilemmaText } from './words.ts'

/** What the dilemma says when it is met: nothing, where the ruling that says it is struck out. */
export function wordingOf(game: Game, dilemma: CardId): DilemmaText {
  const { dilemma: text = {} } = game.text(dilemma)
  return game.inForce(text) ? text : {}
}

const types = ['CIVILIAN', 'ENGINEER', 'MEDICAL', 'OFFICER', 'SCIENCE', 'SECURITY', 'V.I.P.']

/** Does what the dilemma is about concern those who face it? */
export function isAffected({ game, dilemma, group }: Facing): boolean {
  const borg = group.personnel.some(id => isBorg(game, id))
  const scouting = group.to === 'scout'
  return featuresOf(game, dilemma).every(feature => game.decide(affectsTheGroup, { dilemma, borg, scouting, feature }))
}

type Feature = 'gender' | 'classification' | 'personnel type' | 'mission attempt only'

function featuresOf(game: Game, dilemma: CardId): readonly Feature[] {
  const { dilemma: text, inFlash } = game.text(dilemma)
  const found: Record<Feature, () => boolean> = {
    gender: () => !!game.facts(dilemma).keywords?.some(k => /male-related/i.test(k)),
    classification: () => says(text ?? inFlash, key => key === 'classification'),
    'personnel type': () => says(text, (key, value) => key === 'skill' && types.includes(value)),
    'mission attempt only': () => speaksOnlyOfAttempts(game, dilemma),
  }
  return (Object.keys(found) as Feature[]).filter(feature => found[feature]())
}

/** Is there a word like that anywhere in the text? */
function says(text: unknown, is: (key: string, value: string) => boolean): boolean {
  if (!text || typeof text !== 'object') return false
  return Object.entries(text).some(([key, value]) => (typeof value === 'string' && is(key, value)) || says(value, is))
}

/** All that it does is to end an attempt and to keep others from being made. */
function speaksOnlyOfAttempts(game: Game, dilemma: CardId): boolean {
  const { dilemma: text = {}, standing = [], timed = [] } = game.text(dilemma)
  const { sections, conditions, selects, effects, aborts } = text
  if (aborts !== 'mission attempt' || sections || conditions || selects || effects || timed.length) return false
  if (!standing.every(s => s.forbids === 'attempt')) return false
  return !game.decide(readsAsScouting, { dilemma, words: aborts })
}
