import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { expect } from 'chai'
import { loadAll } from 'js-yaml'
import { readShard } from '../cli/run/read-shard.ts'
import { suiteOf } from '../runner/features.ts'
import { casesOfShard } from '../runner/shard/shard.ts'
import type { Case } from '../steps/suite/case.ts'

const read = (name: string): string => readFileSync(new URL(`../examples/scale-out/${name}`, import.meta.url), 'utf8')

interface Resource {
  readonly kind: string
  readonly apiVersion: string
  readonly metadata: { readonly name: string }
  readonly spec: {
    readonly completionMode?: string
    readonly completions?: number
    readonly parallelism?: number
    readonly template?: { readonly spec: Pod }
  }
}

interface Pod {
  readonly restartPolicy: string
  readonly containers: readonly {
    readonly command: readonly string[]
    readonly env?: readonly { readonly name: string; readonly value: string }[]
    readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
  }[]
  readonly volumes: readonly { readonly name: string; readonly persistentVolumeClaim: { readonly claimName: string } }[]
}

describe('the examples of many machines', () => {
  const { cases } = suiteOf(undefined)

  const cost = {
    cases: () => 1,
    steps: ({ steps }: Case) => Math.max(1, steps.length),
  }
  for (const [count, unit] of [
    [10, 'cases'],
    [10, 'steps'],
    [16, 'cases'],
    [16, 'steps'],
    [100, 'cases'],
  ] as const)
    it(`divide the suite evenly among ${count} machines, counted in ${unit}`, () => {
      const loads = Array.from({ length: count }, (_, at) =>
        casesOfShard(cases, { index: at + 1, count }).reduce((sum, one) => sum + cost[unit](one), 0),
      )
      const mean = loads.reduce((sum, load) => sum + load, 0) / count
      expect(Math.max(...loads) / mean).to.be.at.most(1.15)
    })

  it('have a Job of Kubernetes whose parts know how many they are, and one volume for all results', () => {
    const resources = loadAll(read('kubernetes.yaml')) as readonly Resource[]
    expect(resources.map(({ apiVersion, kind }) => `${apiVersion} ${kind}`)).to.deep.equal([
      'v1 PersistentVolumeClaim',
      'batch/v1 Job',
      'batch/v1 Job',
    ])
    const [claim, job, merge] = resources
    expect(job!.spec.completionMode).to.equal('Indexed')
    const { completions, template } = job!.spec
    const { value } = template!.spec.containers[0]!.env!.find(({ name }) => name === 'JOB_COMPLETIONS')!
    expect(Number(value)).to.equal(completions)
    expect(merge!.spec.template!.spec.containers[0]!.command.join()).to.contain(`-ge ${completions}`)
    const last = { JOB_COMPLETIONS: value, JOB_COMPLETION_INDEX: String(completions! - 1) }
    expect(readShard('auto', last)).to.deep.equal({ index: completions, count: completions })
    for (const { template } of [job!.spec, merge!.spec]) {
      const { restartPolicy, containers, volumes } = template!.spec
      expect(restartPolicy).to.equal('Never')
      expect(containers[0]!.volumeMounts).to.deep.equal([{ name: volumes[0]!.name, mountPath: '/results' }])
      expect(volumes[0]!.persistentVolumeClaim.claimName).to.equal(claim!.metadata.name)
    }
  })

  it('have an array of Slurm', () => {
    const [, first, last] = /--array=(\d+)-(\d+)/.exec(read('slurm.sh'))!
    const count = Number(last) - Number(first) + 1
    const own = { SLURM_ARRAY_TASK_ID: last!, SLURM_ARRAY_TASK_MIN: first!, SLURM_ARRAY_TASK_COUNT: String(count) }
    expect(readShard('auto', own)).to.deep.equal({ index: count, count })
  })
})
