import { loadCatalogue } from '../catalogue/catalogue.ts'
import type { OpenQuestion } from '../catalogue/questions.ts'
import type { Case } from '../steps/suite/case.ts'

type Asking = Pick<Case, 'id' | 'disputes'>
type Asked = Pick<OpenQuestion, 'id' | 'untouched'>

/** Open questions that no case hangs on though nothing is said of why, and such as say that none does, and one does. */
export function questionFaults(cases: readonly Asking[], questions: Iterable<Asked> = own()): readonly string[] {
  return [...questions].flatMap(({ id, untouched }) => {
    const one = cases.find(({ disputes }) => disputes.includes(id))
    if (one && untouched !== undefined)
      return [
        `rulings/open-questions: "${id}" says why no case hangs on it, and ${one.id} does; take \`untouched:\` away`,
      ]
    if (one || untouched !== undefined) return []
    return [
      `rulings/open-questions: no case hangs on "${id}"; tag those that do \`@question=${id}\`, or say with \`untouched:\` why there is none`,
    ]
  })
}

const own = (): Iterable<OpenQuestion> => loadCatalogue().openQuestions.values()
