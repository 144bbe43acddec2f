import type { Grounds } from '../steps/judge/verdict.ts'
import type { Suite } from '../steps/suite/case.ts'
import { suiteOfCompiled } from '../steps/suite/compiled.ts'
import { readCompiled } from '../steps/suite/read-compiled.ts'
import type { RunOptions } from './options.ts'
import { UsageError } from './usage-error.ts'

/** The cases of a file that `compile` wrote. */
export function compiledSuite(
  file: string,
  { features, report }: RunOptions,
): { readonly suite: Suite; readonly grounds: Grounds } {
  if (features) throw new UsageError('--cases and --features: name one of them; either is a whole suite.')
  const own = report.find(format => format === 'messages' || format === 'allure')
  if (own) throw new UsageError(`--report ${own}: Cucumber writes this and plays features only; leave out --cases.`)
  return suiteOfCompiled(readCompiled(file))
}
