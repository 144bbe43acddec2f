import type { Can } from '../../protocol/types.ts'
import type { Operation } from '../operation.ts'

export interface CaseStep {
  /** As written: Given, When, Then, And, But. */
  readonly keyword: string
  readonly text: string
  readonly line: number
  /** Rows of the step's table, heading first. */
  readonly table?: readonly (readonly string[])[]
  readonly operation: Operation
  /** The sentence of the vocabulary as which it was understood, where it is another. */
  readonly readAs?: string
}

/** A permitted reading of an open question, other than the one that the suite takes for granted. */
export interface OtherReading {
  readonly question: string
  readonly name: string
}

/** One scenario, or one row of an outline, under one ruleset. Plain data. */
export interface Case {
  /** `<ruling>/<scenario-slug>@<ruleset>`, permanent; an alternative ends in `~<reading>`. */
  readonly id: string
  /** In the order of their tags; the first one is in the id. Empty = the lint complains. */
  readonly rulings: readonly string[]
  readonly ruleset: string
  readonly scenario: string
  /** Name of the outline with its placeholders; absent for a plain scenario. */
  readonly outline?: string
  /** Name of the Rule block; empty outside of one. */
  readonly rule: string
  readonly feature: { readonly name: string; readonly uri: string; readonly line: number }
  /** Of the scenario, or of the outline's row. */
  readonly line: number
  /** Folder of the feature below the features' root, or the name of its file. */
  readonly topic: string
  /** Names of the parts of its rulings that it shows; absent = of none, or the ruling has none. */
  readonly parts?: readonly string[]
  /** Ids of the open questions whose reading decides the case. */
  readonly disputes: readonly string[]
  /** The reading under which it holds; such a case is an alternative, and counts in no score. */
  readonly reading?: OtherReading
  readonly steps: readonly CaseStep[]
  /** Printed cards that the case names, by the catalogue's titles. */
  readonly titles: readonly string[]
  /** Declarations that the case needs of an engine. */
  readonly needs: Can
  /** Cases in which the verb that is refused here is legal; a refusal without one proves nothing. */
  readonly twins: readonly string[]
  /** Ids of the customs that the verdict rests on besides rulings. */
  readonly customs: readonly string[]
}

/** Something wrong in a feature. */
export interface Problem {
  readonly uri: string
  /** 0 = the file as a whole. */
  readonly line: number
  readonly message: string
  /** Name of the scenario that is left out for it; absent = it is none's alone. */
  readonly scenario?: string
}

/** Every case of some features. Scenarios with a problem are not among the cases. */
export interface Suite {
  readonly cases: readonly Case[]
  /** Disputed cases under other readings; they are played only to understand a failure. */
  readonly alternatives: readonly Case[]
  /** Titles for `hello`, sorted. */
  readonly titles: readonly string[]
  /** SHA-256 of the features' text. */
  readonly digest: string
  readonly problems: readonly Problem[]
  readonly features: readonly FeatureSource[]
}

/** The cases that count, and the alternatives. */
export const allOf = ({ cases, alternatives }: Suite): readonly Case[] => [...cases, ...alternatives]

export interface FeatureSource {
  readonly uri: string
  readonly topic: string
  readonly text: string
}

export const printProblem = ({ uri, line, message }: Problem): string => `${uri}${line ? `:${line}` : ''}: ${message}`

/** All that is wrong in the features, one line each. */
export class SuiteError extends Error {
  override readonly name = 'SuiteError'
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(problems.map(printProblem).join('\n'))
    this.problems = problems
  }
}
