Feature: Dilemmas as printed, U
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-281
  Rule: Undercover Agent lets the opponent download Selok or a Romulan who infiltrates, if a Romulan ship is in play

    @frame=many
    Scenario Outline: Bob would download <who> by it, and that is <verdict>
      Given these made-up cards:
        | card  | type      | affiliations | icons                   |
        | Mole  | personnel | Romulan      | federation infiltration |
        | Snoop | personnel | Romulan      | vulcan infiltration     |
        | Clerk | personnel | Romulan      |                         |
        | Spy   | personnel | Federation   | romulan infiltration    |
      And Alice has:
        | card      | where           |
        | Worf      | on "Excavation" |
        | D'deridex | at "Excavation" |
      And Bob has:
        | card             | where              |
        | Undercover Agent | under "Excavation" |
        | Selok            | in Bob's draw deck |
        | <who> [wanted]   | in Bob's draw deck |
      When Alice attempts "Excavation"
      And Bob chooses "<who>" [wanted]
      Then that is <verdict>

      Examples: Whom it names, those with an icon, and others
        | who   | verdict |
        | Selok | legal   |
        | Mole  | legal   |
        | Snoop | legal   |
        | Clerk | illegal |
        | Spy   | illegal |

    @frame=many
    Example: he comes to the planet
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card             | where              |
        | D'deridex        | at "Excavation"    |
        | Undercover Agent | under "Excavation" |
        | Selok            | in Bob's draw deck |
      When Alice attempts "Excavation"
      And Bob chooses "Selok" from "Selok" and none
      And Bob chooses "Excavation"
      Then "Selok" is now on "Excavation"
      And "Undercover Agent" is still under "Excavation"

    Example: a Romulan and a ship are in play, but no Romulan ship
      Given Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Runabout | at "Excavation" |
      And Bob has:
        | card             | where              |
        | Taris            | on "Excavation"    |
        | Undercover Agent | under "Excavation" |
        | Selok            | in Bob's draw deck |
      When Alice attempts "Excavation"
      Then "Undercover Agent" is still under "Excavation"
      And "Selok" is still in Bob's draw deck
      And "Worf" is now stopped
      And nothing else has changed

    @frame=differs
    Scenario Outline: those with <skills> and CUNNING <cunning> meet it, and it is <where>
      Given these made-up cards:
        | card  | type      | affiliations | skills   | cunning   |
        | Guard | personnel | Federation   | <skills> | <cunning> |
      And Alice has:
        | card  | where           |
        | Guard | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Undercover Agent | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Undercover Agent" is <where>

      Examples: All that it asks for, and less
        | skills                 | cunning | where                     |
        | SECURITY, Biology      | 41      | now in Bob's discard pile |
        | SECURITY, Biology      | 40      | still under "Excavation"  |
        | SECURITY, Biology, Law | 9       | now in Bob's discard pile |
        | SECURITY, Law          | 41      | still under "Excavation"  |
        | Biology, Law           | 41      | still under "Excavation"  |

  @ruling=custom-cards-293
  Rule: Untrustworthy Associate asks for CUNNING over 40, or comes aboard what the opponent chooses

    @frame=differs
    Scenario Outline: with <case> it is <where>
      Given these made-up cards:
        | card  | type      | affiliations | skills   | cunning   |
        | Guard | personnel | Federation   | <skills> | <cunning> |
      And Alice has:
        | card     | where           |
        | Runabout | at "Excavation" |
        | Guard    | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | Untrustworthy Associate | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Untrustworthy Associate" is now <where>

      Examples: CUNNING, and too little SECURITY
        | case       | skills      | cunning | where                 |
        | CUNNING 40 |             | 40      | on "Runabout"         |
        | CUNNING 41 |             | 41      | in Bob's discard pile |
        | 3 SECURITY | SECURITY x3 | 1       | on "Runabout"         |

      @question=place-of-nullifying
      Examples: SECURITY
        | case       | skills      | cunning | where                 |
        | 4 SECURITY | SECURITY x4 | 1       | in Bob's discard pile |

      @reading=place-of-nullifying/fourth
      Examples: SECURITY that comes too late
        | case       | skills      | cunning | where         |
        | 4 SECURITY | SECURITY x4 | 1       | on "Runabout" |

    @frame=many
    Example: the opponent chooses among the ships and facilities there, and no others
      Given Alice has:
        | card               | where                      |
        | Federation Outpost | at "Excavation"            |
        | Runabout           | at "Excavation"            |
        | U.S.S. Enterprise  | at "Explore Black Cluster" |
        | Linda Larson       | on "Excavation"            |
      And Bob has:
        | card                    | where              |
        | Untrustworthy Associate | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Federation Outpost" from "Federation Outpost" and "Runabout"
      Then "Untrustworthy Associate" is now on "Federation Outpost"
