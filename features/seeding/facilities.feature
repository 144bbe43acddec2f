Feature: The facility phase
  Last of all the players establish their facilities.

  @ruling=1eS-seed-phases-41
  Rule: Outposts, headquarters and stations are seeded in the facility phase

    Background:
      Given these locations:
        | location             | quadrant |
        | Cloaked Mission      | Alpha    |
        | Excavation           | Alpha    |
        | Kressari Rendezvous  | Alpha    |

    Scenario Outline: <which> is seeded then
      Given it is the facility phase
      And Alice has:
        | card       | where         |
        | <facility> | in seed cards |
      When Alice seeds "<facility>" <where>
      Then "<facility>" is now <where>
      And it is now Bob's turn
      And nothing else has changed

      @part=outposts
      Examples: Outposts
        | which      | facility           | where           |
        | an outpost | Federation Outpost | at "Excavation" |

      @part=headquarters
      Examples: Headquarters
        | which          | facility                | where                |
        | a headquarters | Office of the Proconsul | on "Cloaked Mission" |

      @part=stations
      Examples: Stations
        | which     | facility | where                    |
        | a station | Nor      | at "Kressari Rendezvous" |

    Scenario Outline: <which> is not seeded in the dilemma phase
      Given it is the dilemma phase
      And Alice has:
        | card       | where         |
        | <facility> | in seed cards |
      When Alice seeds "<facility>" <where>
      Then that is illegal
      And nothing else has changed

      Examples:
        | which          | facility                | where                    |
        | an outpost     | Federation Outpost      | at "Excavation"          |
        | a headquarters | Office of the Proconsul | on "Cloaked Mission"     |
        | a station      | Nor                     | at "Kressari Rendezvous" |

    Example: the players take turns with them
      Given it is the facility phase
      And Alice has:
        | card                    | where         |
        | Federation Outpost      | in seed cards |
      And Bob has:
        | card | where         |
        | Nor  | in seed cards |
      When Alice seeds "Federation Outpost" at "Excavation"
      And Bob seeds "Nor" at "Kressari Rendezvous"
      Then "Nor" is now at "Kressari Rendezvous"
      And "Federation Outpost" is still at "Excavation"
      And it is now Alice's turn
      And nothing else has changed

    @part=sites
    Example: a site is seeded then, too
      Given it is the facility phase
      And Alice has:
        | card | where                    |
        | Nor  | at "Kressari Rendezvous" |
        | Ops  | in missions              |
      When Alice seeds "Ops" in the sites of "Nor"
      Then "Ops" is now in the sites of "Nor"
      And it is now Bob's turn
      And nothing else has changed

  @ruling=1eS-seed-phases-42
  Rule: A facility is seeded in its native quadrant

    Background:
      Given it is the facility phase
      And these made-up cards:
        | card     | type    | kind   | quadrant | attempted by |
        | Far Rock | mission | planet | gamma    | any          |

    Scenario Outline: <facility> belongs in <quadrant>
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
        | Far Rock   | Gamma    |
      And Alice has:
        | card       | where         |
        | <facility> | in seed cards |
      When Alice seeds "<facility>" at "<mission>"
      Then "<facility>" is now at "<mission>"
      And nothing else has changed

      Examples:
        | facility             | quadrant           | mission    |
        | Federation Outpost   | the Alpha Quadrant | Excavation |
        | Primary Supply Depot | the Gamma Quadrant | Far Rock   |

    Scenario Outline: <facility> is not seeded in <quadrant>
      Given these locations:
        | location   | quadrant |
        | Excavation | Alpha    |
        | Far Rock   | Gamma    |
      And Alice has:
        | card       | where         |
        | <facility> | in seed cards |
      When Alice seeds "<facility>" at "<mission>"
      Then that is illegal
      And nothing else has changed

      Examples:
        | facility             | quadrant           | mission    |
        | Federation Outpost   | the Gamma Quadrant | Far Rock   |
        | Primary Supply Depot | the Alpha Quadrant | Excavation |

  @ruling=1eS-seed-phases-43
  Rule: A seeded facility lies face up in front of a mission

    Background:
      Given it is the facility phase
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |

    Example: at Excavation it lies face up
      When Alice seeds "Federation Outpost" at "Excavation"
      Then "Federation Outpost" is now at "Excavation"
      And "Federation Outpost" is now face up
      And nothing else has changed

    Example: it is not seeded where no mission is
      When Alice seeds "Federation Outpost" on the table
      Then that is illegal
      And nothing else has changed
