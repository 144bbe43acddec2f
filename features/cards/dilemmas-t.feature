Feature: Dilemmas as printed, T
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission                |
      | Excavation             |
      | Explore Black Cluster  |
      | Explore Typhon Expanse |

  @ruling=custom-cards-280
  Rule: Triage has you stop somebody with Biology or MEDICAL, and the others need INTEGRITY over 22

    @frame=many
    Scenario Outline: <who> is the only one who can heal, and is stopped
      Given these made-up cards:
        | card   | type      | affiliations | skills  | integrity |
        | Ann    | personnel | Federation   | <skill> | 9         |
        | Bearer | personnel | Federation   |         | 23        |
      And Alice has:
        | card   | where           |
        | Ann    | on "Excavation" |
        | Bearer | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Triage" is now in Bob's discard pile
      And "Ann" is now stopped
      And "Bearer" has not been killed

      Examples: Either will do
        | who         | skill   |
        | a doctor    | MEDICAL |
        | a biologist | Biology |

    @frame=many
    Example: of two who can heal you choose one
      Given these made-up cards:
        | card | type      | affiliations | skills  | integrity |
        | Ann  | personnel | Federation   | MEDICAL | 23        |
        | Beth | personnel | Federation   | Biology | 23        |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Beth | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Beth" from "Ann" and "Beth"
      Then "Beth" is now stopped
      And "Ann" is still not stopped
      And "Triage" is now in Bob's discard pile

    @frame=differs
    Scenario Outline: one heals, those who remain have INTEGRITY <integrity>, and Triage is <where>
      Given these made-up cards:
        | card   | type      | affiliations | skills  | integrity   |
        | Ann    | personnel | Federation   | MEDICAL | 9           |
        | Bearer | personnel | Federation   |         | <integrity> |
      And Alice has:
        | card   | where           |
        | Ann    | on "Excavation" |
        | Bearer | on "Excavation" |
      And Bob has:
        | card   | where              |
        | Triage | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Triage" is <where>

      Examples: 22, and 23
        | integrity | where                     |
        | 22        | still under "Excavation"  |
        | 23        | now in Bob's discard pile |

  @ruling=custom-cards-286
  Rule: Topological Anomaly 4747 puts in stasis whom it names at the location, and one ENGINEER

    Background:
      Given these made-up cards:
        | card    | type      | affiliations | skills   | icons | species |
        | Smith   | personnel | Federation   | ENGINEER |       |         |
        | Scholar | personnel | Federation   | SCIENCE  |       |         |

    @frame=many
    Example: Borg, holograms and androids of both players, and one of two engineers
      Given these made-up cards:
        | card   | type      | affiliations | icons | species |
        | Robot  | personnel | Federation   |       | Android |
        | Buzzer | personnel | Borg         |       |         |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Runabout          | at "Explore Black Cluster" |
        | Smith [first]     | aboard "U.S.S. Enterprise" |
        | Smith [second]    | aboard "Runabout"          |
        | Scholar           | aboard "U.S.S. Enterprise" |
        | Sigmund Freud     | aboard "U.S.S. Enterprise" |
        | Robot             | aboard "Runabout"          |
      And Bob has:
        | card                     | where                         |
        | Topological Anomaly 4747 | under "Explore Black Cluster" |
        | Borg Scout Vessel        | at "Explore Black Cluster"    |
        | Buzzer                   | aboard "Borg Scout Vessel"    |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And chance chooses "Smith" [second] from "Smith" [first] and "Smith" [second]
      Then "Smith" [second], "Sigmund Freud", "Robot" and "Buzzer" are now in stasis
      And "Smith" [first] and "Scholar" are still not in stasis

    @frame=many
    Scenario Outline: on the next turn <who> arrives, and the engineer is <state> in stasis
      Given Alice has:
        | card              | where                       |
        | U.S.S. Enterprise | at "Explore Black Cluster"  |
        | Smith             | aboard "U.S.S. Enterprise"  |
        | Scholar [first]   | aboard "U.S.S. Enterprise"  |
        | Runabout          | at "Explore Typhon Expanse" |
        | <who> [second]    | aboard "Runabout"           |
      And Bob has:
        | card                     | where                         |
        | Topological Anomaly 4747 | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And play goes on until the start of Alice's turn
      And Alice moves "Runabout" to "Explore Black Cluster"
      Then "Smith" is <state> in stasis

      Examples: SCIENCE, and somebody else
        | who      | state     |
        | Scholar  | no longer |
        | Calloway | still     |

  @ruling=custom-cards-303
  Rule: Thought Fire kills the slow of mind whose player The Traveler: Transcendence affects, unless there is Empathy

    @frame=differs
    Scenario Outline: <case>, and she <dead> killed
      Given these made-up cards:
        | card  | type      | affiliations | integrity   | cunning   | skills   |
        | Clerk | personnel | Federation   | <integrity> | <cunning> | <skills> |
      And Alice has:
        | card                    | where           |
        | Clerk                   | on "Excavation" |
        | <event>                 | on the table    |
        | Alternate Universe Door | on the table    |
      And Bob has:
        | card         | where              |
        | <other>      | on the table       |
        | Thought Fire | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Clerk" <dead> killed

      Examples: CUNNING and INTEGRITY, Empathy, and whom the Traveler affects
        | case                           | event                       | other                       | integrity | cunning | skills  | dead         |
        | INTEGRITY 5 and CUNNING 6      | The Traveler: Transcendence | Red Alert!                  | 5         | 6       |         | has been     |
        | INTEGRITY 6 and CUNNING 6      | The Traveler: Transcendence | Red Alert!                  | 6         | 6       |         | has not been |
        | INTEGRITY 5 and CUNNING 7      | The Traveler: Transcendence | Red Alert!                  | 5         | 7       |         | has not been |
        | she has Empathy                | The Traveler: Transcendence | Red Alert!                  | 5         | 6       | Empathy | has not been |
        | the Traveler is the opponent's | Red Alert!                  | The Traveler: Transcendence | 5         | 6       |         | has not been |
