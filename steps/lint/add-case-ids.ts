import { requireSound } from '../suite/load-suite.ts'
import { addCaseIds } from './case-ids.ts'
import { loadCorpus } from './load-corpus.ts'

const { suite, ids } = loadCorpus('features')
const added = addCaseIds(requireSound(suite), ids)
console.log(`${added.length} ids added to ${ids.listUri}`)
