declare module '../../text/text.ts' {
  interface RequirementForms {
    /** So many like that, each of another affiliation; none of them non-aligned. */
    ofDifferentAffiliations: { readonly ofDifferentAffiliations: number; readonly where: Filter }
  }
}

declare module '../../board/state.ts' {
  interface DeedKinds {
    /** `contents` = the ruling by which it did. */
    'reported to mix': true
  }
}

export {}
