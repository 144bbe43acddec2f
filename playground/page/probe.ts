import { referenceEngine } from '../../engine/adapter/serve.ts'
import { Client } from '../../protocol/client.ts'
import { inProcess } from '../../protocol/in-process.ts'
import { CaseRun } from '../../steps/judge/case-run.ts'
import { compileScenario } from '../../steps/suite/compile-scenario.ts'
import { readFeature } from '../../steps/suite/read-feature.ts'
console.log(referenceEngine, Client, inProcess, CaseRun, compileScenario, readFeature)
