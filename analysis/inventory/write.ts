import { writeFileSync } from 'node:fs'
import '../../steps/phrases/write-document.ts'
import { reasons } from '../conditions/by-default.ts'
import { conditionCells } from '../conditions/cells.ts'
import { conditionsPage } from '../conditions/page.ts'
import { cardLanguage, ownWords } from './card-language.ts'
import { questionUses } from './question-uses.ts'
import { questionsPage } from './questions-page.ts'
import { listedSingles, singles, singleUsersFile, singleUsersList } from './single-users.ts'

const words = ownWords()
const questions = questionUses()
writeFileSync('docs/card-language.md', cardLanguage(words))
writeFileSync('docs/questions.md', questionsPage(questions))
writeFileSync('docs/conditions.md', conditionsPage(conditionCells(), reasons()))
writeFileSync(singleUsersFile, singleUsersList(singles(words, questions), listedSingles()))
