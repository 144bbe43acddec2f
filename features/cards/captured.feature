Feature: Captured, as printed
  Two ways to a captive, of which each takes the incident.

  @ruling=custom-cards-612
  Rule: Captured may be seeded on the table

    Example: Alice seeds it there
      Given it is the facility phase
      And Alice has:
        | card     | where         |
        | Captured | in seed cards |
      When Alice seeds "Captured" on the table
      Then that is legal

  @ruling=custom-cards-613
  Rule: A crew or Away Team with more SECURITY, or more hand weapons, takes a captive

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where        |
        | Captured | on the table |

    Scenario Outline: Alice has a <kind> team of <hers> with <arms>, Bob one of <his>, and that is <verdict>
      Given these made-up cards:
        | card    | type      | affiliations  | classification | keywords    |
        | Captor  | personnel | <affiliation> | <hers>         |             |
        | Victim  | personnel | Romulan       | <his>          |             |
        | Cudgel  | equipment |               |                | hand weapon |
        | Toolbox | equipment |               |                |             |
      And Alice has:
        | card   | where           |
        | Captor | on "Excavation" |
        | <arms> | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Victim | on "Excavation" |
      When Alice uses "Captured" on "Excavation"
      Then that is <verdict>

      Examples: By SECURITY
        | kind    | affiliation | hers     | arms    | his      | verdict |
        | Klingon | Klingon     | SECURITY | Toolbox | SCIENCE  | legal   |
        | Klingon | Klingon     | SECURITY | Toolbox | SECURITY | illegal |
        | Borg    | Borg        | SECURITY | Toolbox | SCIENCE  | illegal |

      Examples: By a hand weapon
        | kind    | affiliation | hers    | arms    | his      | verdict |
        | Klingon | Klingon     | SCIENCE | Cudgel  | SECURITY | legal   |
        | Klingon | Klingon     | SCIENCE | Toolbox | SECURITY | illegal |

    @frame=open
    Example: chance says whom of the opposing team, and the incident is gone
      Given these made-up cards:
        | card   | type      | affiliations | classification |
        | Captor | personnel | Klingon      | SECURITY       |
        | Senvel | personnel | Romulan      | SCIENCE        |
        | Torvek | personnel | Romulan      | SCIENCE        |
      And Alice has:
        | card   | where           |
        | Captor | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Senvel | on "Excavation" |
        | Torvek | on "Excavation" |
      When Alice uses "Captured" on "Excavation"
      And chance chooses "Torvek" from "Senvel" and "Torvek"
      Then "Torvek" is now captive
      And "Captured" is now in Alice's discard pile

  @ruling=custom-cards-614
  Rule: Whom a SECURITY has just stunned in battle is captured

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where        |
        | Captured | on the table |

    Scenario Outline: a <class> of STRENGTH 8 stuns one of 6, and to capture him is <verdict>
      Given these made-up cards:
        | card   | type      | affiliations | classification | skills     | strength |
        | Captor | personnel | Klingon      | <class>        | Leadership | 8        |
        | Victim | personnel | Romulan      | SCIENCE        | Leadership | 6        |
      And Alice has:
        | card   | where           |
        | Captor | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Victim | on "Excavation" |
      And it is Bob's turn
      When Bob attacks "Captor" with "Victim"
      And Alice responds with "Captured"
      Then that is <verdict>

      Examples: One who captures, and one who does not
        | class    | verdict |
        | SECURITY | legal   |
        | MEDICAL  | illegal |

    @frame=many
    Example: the captive does not die of the defeat, and the incident is gone
      Given these made-up cards:
        | card   | type      | affiliations | classification | skills     | strength |
        | Captor | personnel | Klingon      | SECURITY       | Leadership | 8        |
        | Victim | personnel | Romulan      | SCIENCE        | Leadership | 6        |
      And Alice has:
        | card   | where           |
        | Captor | on "Excavation" |
      And Bob has:
        | card   | where           |
        | Victim | on "Excavation" |
      When Alice attacks "Victim" with "Captor"
      And Alice responds with "Captured"
      Then "Victim" is now captive
      And "Victim" has not been killed
      And "Captured" is now in Alice's discard pile
