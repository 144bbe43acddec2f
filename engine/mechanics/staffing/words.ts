declare module '../../text/text.ts' {
  interface Filter {
    /** At least one personnel aboard. */
    readonly occupied?: true
    /** At least so many such cards aboard. */
    readonly carries?: { readonly where: Filter; readonly count: number }
  }
}

export {}
