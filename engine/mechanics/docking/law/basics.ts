import { custom } from '../../../kernel/rule.ts'
import { docksOnTheGround } from '../questions.ts'

/** Ships dock in space. */
const inSpace = custom({
  ruling: 'custom-docking-20',
  beside: ['glossary'],
  asked: docksOnTheGround,
  applies: () => true,
  answer: false,
})

export const dockingBasics = [inSpace]
