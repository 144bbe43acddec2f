Feature: Personnel of mixed species among others
  Cards that look for the only member of a species, or for one that nobody in play is of.

  @ruling=cr14-species-28
  Rule: Whoever is the only member of one of its species is a target of Hate Crime

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Spock    | on "Excavation" |
        | K'Ehleyr | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Hate Crime | under "Excavation" |

    Scenario Outline: the only Vulcan and the only Klingon are both human, and Bob may choose <target>
      When Alice attempts "Excavation"
      And Bob chooses "<target>" from "Spock" and "K'Ehleyr"
      Then "Hate Crime" is now on "<target>"
      And nothing else has changed

      Examples:
        | target   |
        | Spock    |
        | K'Ehleyr |

    Example: Worf is a Klingon, too, and so Spock alone is a target
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Hate Crime" is now on "Spock"
      And nothing else has changed

  @ruling=cr14-species-29
  Rule: Whose species are in part in play is not found by Seek Out New Life

    Background:
      Given it is the start of Alice's turn
      And Alice has:
        | card               | where           |
        | Continuing Mission | on the table    |
        | Seek Out New Life  | on the table    |

    Scenario Outline: with Spock and K'Ehleyr in play a download of <sought>, <species>, is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Bob       |
      And Alice has:
        | card     | where           |
        | Spock    | on "Excavation" |
        | K'Ehleyr | on "Excavation" |
        | <sought> | in draw deck    |
      When Alice downloads "<sought>" with "Seek Out New Life"
      Then that is <verdict>

      @part=vulcan
      Examples: Vulcan
        | sought      | species              | verdict |
        | Taurik      | a Vulcan             | illegal |

      @part=klingon
      Examples: Klingon
        | sought      | species              | verdict |
        | Worf        | a Klingon            | illegal |

      @part=human
      Examples: Human
        | sought      | species              | verdict |
        | Deanna Troi | a human and Betazoid | illegal |

      Examples: Of none of the three
        | sought      | species              | verdict |
        | Mendon      | a Benzite            | legal   |

    Example: a Bajoran is found
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Bob       |
      And Alice has:
        | card     | where           |
        | Spock    | on "Excavation" |
        | K'Ehleyr | on "Excavation" |
        | Ro Laren | in draw deck    |
      When Alice downloads "Ro Laren" with "Seek Out New Life"
      Then "Ro Laren" is now in Alice's hand
      And "Seek Out New Life" is now in Alice's discard pile
      And nothing else has changed

  @ruling=cr14-species-30
  Rule: Daniel Kwan is found if nobody in play is human, and nobody a Napean

    Background:
      Given it is the start of Alice's turn
      And Alice has:
        | card               | where           |
        | Continuing Mission | on the table    |
        | Seek Out New Life  | on the table    |

    Scenario Outline: Mendon, a Benzite, and <other>, <species>, are in play, and his download is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Bob       |
      And these made-up cards:
        | card        | type      | affiliations | species |
        | Ensign Maro | personnel | Federation   | Napean  |
      And Alice has:
        | card        | where           |
        | Mendon      | on "Excavation" |
        | <other>     | on "Excavation" |
        | Daniel Kwan | in draw deck    |
      When Alice downloads "Daniel Kwan" with "Seek Out New Life"
      Then that is <verdict>

      Examples:
        | other       | species   | verdict |
        | Neela Daren | a human   | illegal |
        | Ensign Maro | a Napean  | illegal |
        | Ro Laren    | a Bajoran | legal   |
