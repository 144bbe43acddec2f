Feature: Dilemmas that strike one of those who meet them, as printed
  Who is struck, what becomes of him, and how it ends.

  @ruling=custom-cards-220
  Rule: Framed for Murder lies on somebody unique of the opponent's choice, who cannot use skills or staff ships

    @frame=many
    Example: the opponent chooses among the unique ones
      Given these made-up cards:
        | card | type      | affiliations | unique |
        | Ann  | personnel | Federation   | yes    |
        | Bea  | personnel | Federation   | yes    |
        | Cay  | personnel | Federation   |        |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Excavation" |
      And Bob has:
        | card              | where              |
        | Framed for Murder | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Ann" from "Ann" and "Bea"
      Then "Framed for Murder" is now on "Ann"

    @frame=many
    Example: where nobody is unique it is discarded
      Given these made-up cards:
        | card | type      | affiliations |
        | Cay  | personnel | Federation   |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Cay  | on "Excavation" |
      And Bob has:
        | card              | where              |
        | Framed for Murder | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Framed for Murder" is now in Bob's discard pile

    @frame=many
    Scenario Outline: it lies on <who>, and the dig of Ann is <done>
      Given these made-up cards:
        | card | type      | affiliations | unique | skills      |
        | Ann  | personnel | Federation   | yes    | Archaeology |
        | Bea  | personnel | Federation   | yes    |             |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card              | where      |
        | Framed for Murder | on "<who>" |
      When Alice attempts "Excavation"
      Then "Excavation" <done> completed

      Examples: On her, and on somebody else
        | who | done         |
        | Ann | is still not |
        | Bea | is now       |

    Scenario Outline: it lies on <who>, and to move the boat that Ann staffs is <verdict>
      Given these made-up cards:
        | card | type      | affiliations | unique | icons   | staffing | range |
        | Boat | ship      | Federation   |        |         | command  | 8     |
        | Ann  | personnel | Federation   | yes    | command |          |       |
        | Bea  | personnel | Federation   | yes    |         |          |       |
      And the spaceline:
        | mission               |
        | Excavation            |
        | Explore Black Cluster |
      And Alice has:
        | card | where           |
        | Boat | at "Excavation" |
        | Ann  | aboard "Boat"   |
        | Bea  | aboard "Boat"   |
      And Bob has:
        | card              | where      |
        | Framed for Murder | on "<who>" |
      When Alice moves "Boat" to "Explore Black Cluster"
      Then that is <verdict>

      Examples: On her, and on somebody else
        | who | verdict |
        | Ann | illegal |
        | Bea | legal   |

    @frame=many
    Scenario Outline: somebody with CUNNING <cunning> and <skill> is there, and it <done> nullified
      Given these made-up cards:
        | card | type      | affiliations | unique | skills  | cunning   |
        | Ann  | personnel | Federation   | yes    |         | 10        |
        | Cay  | personnel | Federation   |        | <skill> | <cunning> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Cay  | on "Excavation" |
      And Bob has:
        | card              | where              |
        | Framed for Murder | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Framed for Murder" <done> been nullified

      Examples: CUNNING over 9 and one of two skills, on one and the same
        | cunning | skill   | done    |
        | 10      | Biology | has     |
        | 10      | Law     | has     |
        | 10      | Honor   | has not |
        | 9       | Law     | has not |

  @ruling=custom-cards-221
  Rule: Whoever has Garak Has Some Issues is stopped, and kills somebody duller at the start of each turn

    @frame=many
    Example: he is selected by chance and stays stopped, and the opponent says whom he kills
      Given these made-up cards:
        | card | type      | affiliations | cunning |
        | Ann  | personnel | Federation   | 7       |
        | Bea  | personnel | Federation   | 6       |
        | Cay  | personnel | Federation   | 5       |
        | Dee  | personnel | Federation   | 7       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Excavation" |
        | Dee  | on "Excavation" |
      And Bob has:
        | card                  | where              |
        | Garak Has Some Issues | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann"
      Then "Garak Has Some Issues" is now on "Ann"
      And "Ann" is now stopped
      And "Bea", "Cay" and "Dee" are still not stopped
      When Alice ends the turn
      And Bob ends the turn
      Then Bob must now choose one of "Bea" and "Cay"
      When Bob chooses "Bea"
      Then "Bea" has been killed
      And "Ann" is still stopped

    @frame=many
    Scenario Outline: the others have <skills>, and it <done> cured
      Given these made-up cards:
        | card | type      | affiliations | cunning | skills   |
        | Ann  | personnel | Federation   | 7       | <skills> |
        | Bea  | personnel | Federation   | 7       |          |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card                  | where              |
        | Garak Has Some Issues | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Bea"
      Then "Garak Has Some Issues" <done> overcome

      Examples: Just enough, and just too little
        | skills        | done         |
        | Exobiology x2 | has been     |
        | Exobiology    | has not been |

  @ruling=custom-cards-222
  Rule: Coalescent Organism lies on somebody whom chance selects, unless there is Exobiology

    @frame=many
    Scenario Outline: a team with <skill>, and the organism <done> overcome
      Given these made-up cards:
        | card | type      | affiliations | skills  |
        | Ann  | personnel | Federation   | <skill> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Coalescent Organism" <done> overcome

      Examples: With it, and without
        | skill      | done         |
        | Exobiology | has been     |
        | Biology    | has not been |

    @frame=many
    Example: after a full turn it kills and passes on to another
      Given these made-up cards:
        | card | type      | affiliations |
        | Ann  | personnel | Federation   |
        | Bea  | personnel | Federation   |
        | Cay  | personnel | Federation   |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
        | Cay  | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Coalescent Organism | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann" from "Ann", "Bea" and "Cay"
      Then "Coalescent Organism" is now on "Ann"
      When Alice ends the turn
      And Bob ends the turn
      Then "Ann" has not been killed
      When Alice ends the turn
      And chance chooses "Cay" from "Bea" and "Cay"
      Then "Ann" has been killed
      And "Coalescent Organism" is now on "Cay"
      And "Bea" has not been killed

  @ruling=custom-cards-223
  Rule: MEDICAL with an I.P. Scanner cures DNA Metamorphosis

    @frame=many
    Scenario Outline: somebody with <skill> and a <thing>, and it <done> cured
      Given these made-up cards:
        | card | type      | affiliations | skills  |
        | Ann  | personnel | Federation   | <skill> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card    | where           |
        | Ann     | on "Excavation" |
        | <thing> | on "Excavation" |
      And Bob has:
        | card              | where              |
        | DNA Metamorphosis | under "Excavation" |
      When Alice attempts "Excavation"
      Then "DNA Metamorphosis" <done> overcome

      Examples: Both, and one of them
        | skill   | thing        | done         |
        | MEDICAL | I.P. Scanner | has been     |
        | MEDICAL | Tricorder    | has not been |
        | Law     | I.P. Scanner | has not been |

    @frame=many
    Example: chance selects who is changed, and after a full turn he is in stasis
      Given these made-up cards:
        | card | type      | affiliations |
        | Ann  | personnel | Federation   |
        | Bea  | personnel | Federation   |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card              | where              |
        | DNA Metamorphosis | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann" from "Ann" and "Bea"
      Then "DNA Metamorphosis" is now on "Ann"
      When Alice ends the turn
      Then "Ann" is still not in stasis
      When Bob ends the turn
      And Alice ends the turn
      Then "Ann" is now in stasis
      And "Bea" is still not in stasis

  @ruling=custom-cards-240
  Rule: Whoever is in the Frame of Mind has attributes of 3, until there is Empathy three times

    @frame=many
    Scenario Outline: the others have <skills>, and afterwards the CUNNING of Ann is <number>
      Given these made-up cards:
        | card | type      | affiliations | integrity | cunning | strength | skills   |
        | Ann  | personnel | Federation   | 8         | 8       | 8        |          |
        | Bea  | personnel | Federation   | 6         | 6       | 6        | <skills> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
        | Bea  | on "Excavation" |
      And Bob has:
        | card          | where              |
        | Frame of Mind | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Ann" from "Ann" and "Bea"
      And Bob chooses Law
      And Bob chooses Music
      Then the INTEGRITY of "Ann" is <number>
      And the CUNNING of "Ann" is <number>
      And the STRENGTH of "Ann" is <number>
      And the skills of "Ann" <include> Music

      Examples: Just enough, and just too little
        | skills     | number | include        |
        | Empathy x3 | 8      | do not include |
        | Empathy x2 | 3      | include        |
