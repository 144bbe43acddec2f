Feature: Dilemmas as printed, D to G
  What it takes to get past them, and what nullifies them.

  @ruling=custom-cards-215
  Rule: To get past Dangerous Liaisons takes crooks, detectives or Ty Kajada

    @frame=many
    Scenario Outline: a team with <skills> meets Dangerous Liaisons, which <has> been overcome
      Given these made-up cards:
        | card | type      | affiliations | skills   |
        | Ann  | personnel | Federation   | <skills> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card | where           |
        | Ann  | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Dangerous Liaisons | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Dangerous Liaisons" <has> been overcome

      Examples: All of one, and one level too few of it
        | skills                    | has     |
        | Treachery x3, Acquisition | has     |
        | Treachery x2, Acquisition | has not |
        | Treachery x3              | has not |
        | SCIENCE x2, SECURITY x2   | has     |
        | SCIENCE, SECURITY x2      | has not |
        | SCIENCE x2, SECURITY      | has not |

    @frame=many
    Example: Ty Kajada alone gets past it
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Mendon    | on "Excavation" |
        | Ty Kajada | on "Excavation" |
      And Bob has:
        | card               | where              |
        | Dangerous Liaisons | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Dangerous Liaisons" has been overcome

    @frame=many
    Example: it is nullified with Recruit Mercenaries, and with no other card
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card                | where           |
        | Mendon              | on "Excavation" |
        | Recruit Mercenaries | in hand         |
        | Tricorder           | in hand         |
      And Bob has:
        | card               | where              |
        | Dangerous Liaisons | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Recruit Mercenaries" from "Recruit Mercenaries" and none
      Then "Dangerous Liaisons" has been nullified
      And "Recruit Mercenaries" is now in Alice's discard pile

  @ruling=custom-cards-217
  Rule: Do You Smell Something Burning? stops half of an Away Team

    @frame=many
    Example: of three one is stopped, whom chance selects
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card      | where           |
        | Mendon    | on "Excavation" |
        | Calloway  | on "Excavation" |
        | Ty Kajada | on "Excavation" |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Mendon"
      Then "Mendon" is now stopped
      And "Calloway" and "Ty Kajada" are still not stopped

    @frame=many
    Scenario Outline: <who> is on the team, and nobody is stopped
      Given these made-up cards:
        | card | type      | affiliations | classification | keywords |
        | Dog  | personnel | Federation   | ANIMAL         |          |
        | Chef | personnel | Federation   | CIVILIAN       | Cook     |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Mendon | on "Excavation" |
        | <who>  | on "Excavation" |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Do You Smell Something Burning?" has been nullified
      And "Mendon" and "<who>" are still not stopped

      Examples: An animal, and a cook
        | who  |
        | Dog  |
        | Chef |

    @frame=many
    Example: Lure of the Nexus is played, and nobody is stopped
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card              | where           |
        | Mendon            | on "Excavation" |
        | Calloway          | on "Excavation" |
        | Lure of the Nexus | in hand         |
        | Scan              | in hand         |
      And Bob has:
        | card                            | where              |
        | Do You Smell Something Burning? | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Lure of the Nexus" from "Lure of the Nexus" and none
      Then "Do You Smell Something Burning?" has been nullified
      And "Mendon" and "Calloway" are still not stopped
      And "Lure of the Nexus" is now in Alice's discard pile

  @ruling=custom-cards-16
  Rule: The El-Adrel Creature attacks the two strongest and kills one of them, unless their STRENGTH is over 16

    @frame=many
    Example: the two strongest have 17 together
      Given these made-up cards:
        | card | type      | affiliations | strength |
        | Ann  | personnel | Federation   | 9        |
        | Bea  | personnel | Federation   | 8        |
        | Cay  | personnel | Federation   | 2        |
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
        | El-Adrel Creature | under "Excavation" |
      When Alice attempts "Excavation"
      Then "El-Adrel Creature" has been overcome
      And "Ann", "Bea" and "Cay" are still not stopped

    @frame=many
    Example: two of equal STRENGTH come next, and their owner says which is attacked
      Given these made-up cards:
        | card | type      | affiliations | strength |
        | Ann  | personnel | Federation   | 9        |
        | Bea  | personnel | Federation   | 7        |
        | Cay  | personnel | Federation   | 7        |
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
        | El-Adrel Creature | under "Excavation" |
      When Alice attempts "Excavation"
      Then Alice must now choose one of "Bea" and "Cay"
      When Alice chooses "Bea"
      And chance chooses "Bea" from "Ann" and "Bea"
      Then "Bea" has been killed
      And "Ann" and "Cay" are now stopped
      And "El-Adrel Creature" is now in Bob's discard pile

  @ruling=custom-cards-242
  Rule: Unless INTEGRITY is over 32, Alien Parasites send a team back to its ship, which the opponent controls at once

    @frame=many
    Scenario Outline: INTEGRITY <integrity>, and they <where>
      Given these made-up cards:
        | card | type      | affiliations | integrity   |
        | Ann  | personnel | Federation   | <integrity> |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Ann      | on "Excavation" |
        | Runabout | at "Excavation" |
      And Bob has:
        | card            | where              |
        | Alien Parasites | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ann" <stays> on "Excavation"
      And "Runabout" <whose> controlled by Bob

      Examples: Just enough, and just too little
        | integrity | stays        | whose        | where             |
        | 33        | is still     | is still not | go on             |
        | 32        | is no longer | is now       | are back on board |
