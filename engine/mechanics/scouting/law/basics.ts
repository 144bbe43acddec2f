import { custom } from '../../../kernel/rule.ts'
import { mayHaveSeveralObjectives } from '../questions.ts'

/** The Borg have one current objective. */
const oneAtATime = custom({
  ruling: 'custom-scouting-20',
  beside: ['glossary'],
  asked: mayHaveSeveralObjectives,
  applies: () => true,
  answer: false,
})

export const scoutingBasics = [oneAtATime]
