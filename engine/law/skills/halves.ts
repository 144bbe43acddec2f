import { denial } from '../../kernel/rule.ts'
import { someWillDo } from '../../mechanics/skills/presumptions.ts'

/** Half of a skill does not meet a requirement of it; */
export const halfIsTooLittle = denial('1eS-skills-29', someWillDo, false)

/** The same in 1996. */
export const halfIsTooLittle1996 = denial('faq96-363-toral-02', someWillDo, false)
