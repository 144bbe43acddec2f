declare module '../../board/state.ts' {
  interface DeedKinds {
    /** `contents` = the ruling by which it did. */
    'reported to mix': true
  }
}

export {}
