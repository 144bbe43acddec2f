Feature: Cards that are not cumulative
  Several copies do what one of them does.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-01
  Rule: Varon-T Disruptors double STRENGTH once

    Example: with two the STRENGTH of Worf is 20
      Given Alice has:
        | card              | where                  | count |
        | Worf              | on "Excavation"        |       |
        | Varon-T Disruptor | landed on "Excavation" | 2     |
      Then the STRENGTH of "Worf" is 20

  @ruling=custom-cards-02
  Rule: Kurlan Naiskos triples once

    Example: with two and all types of personnel aboard the RANGE is 27
      Given Alice has:
        | card               | where                      | count |
        | U.S.S. Enterprise  | at "Excavation"            |       |
        | Kurlan Naiskos     | on "U.S.S. Enterprise"     | 2     |
        | Beverly Picard     | aboard "U.S.S. Enterprise" |       |
        | Alyssa Ogawa       | aboard "U.S.S. Enterprise" |       |
        | Taurik             | aboard "U.S.S. Enterprise" |       |
        | T'Pan              | aboard "U.S.S. Enterprise" |       |
        | Worf               | aboard "U.S.S. Enterprise" |       |
        | Sarek              | aboard "U.S.S. Enterprise" |       |
        | Alexander Rozhenko | aboard "U.S.S. Enterprise" |       |
      Then the RANGE of "U.S.S. Enterprise" is 27

  @ruling=custom-cards-03
  Rule: Defiant Dedication Plaque adds to RANGE once

    Example: with two on the table and his commander aboard the RANGE of the Decius is 12
      Given Alice has:
        | card                      | where           | count |
        | Defiant Dedication Plaque | on the table    | 2     |
        | Decius                    | at "Excavation" |       |
        | Tomalak                   | aboard "Decius" |       |
        | Mendak                    | aboard "Decius" |       |
      Then the RANGE of "Decius" is 12

  @ruling=custom-cards-04
  Rule: Yellow Alert adds to CUNNING once

    Example: with two on the table the CUNNING of Worf is 7
      Given Alice has:
        | card         | where           | count |
        | Worf         | on "Excavation" |       |
        | Yellow Alert | on the table    | 2     |
      Then the CUNNING of "Worf" is 7

  @ruling=custom-cards-05
  Rule: Interphasic Plasma Creatures lower STRENGTH once

    Example: with two on the table the STRENGTH of Worf is 8
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                         | where                        | count |
        | Interphasic Plasma Creatures | on Alice's side of the table | 2     |
      Then the STRENGTH of "Worf" is 8

  @ruling=custom-cards-73
  Rule: Two of Crosis double the STRENGTH of Rogue Borg once

    @question=is-crosis-one-of-them @frame=many
    Example: three of them lose to a crew of 24
      Given Alice has:
        | card        | where                |
        | I.K.C. Pagh | at "Excavation"      |
        | Klag        | aboard "I.K.C. Pagh" |
        | Kurn        | aboard "I.K.C. Pagh" |
        | Gowron      | aboard "I.K.C. Pagh" |
      And Bob has:
        | card                   | where            | count |
        | Rogue Borg Mercenaries | on "I.K.C. Pagh" |       |
        | Crosis                 | on "I.K.C. Pagh" | 2     |
      When Alice ends the turn
      And chance chooses "Rogue Borg Mercenaries" from "Rogue Borg Mercenaries" and two "Crosis"
      Then "Klag", "Kurn" and "Gowron" have not been killed

    @reading=is-crosis-one-of-them/no
    Example: the one whom he leads loses to a crew of 24
      Given Alice has:
        | card        | where                |
        | I.K.C. Pagh | at "Excavation"      |
        | Klag        | aboard "I.K.C. Pagh" |
        | Kurn        | aboard "I.K.C. Pagh" |
        | Gowron      | aboard "I.K.C. Pagh" |
      And Bob has:
        | card                   | where            | count |
        | Rogue Borg Mercenaries | on "I.K.C. Pagh" |       |
        | Crosis                 | on "I.K.C. Pagh" | 2     |
      When Alice ends the turn
      Then "Klag", "Kurn" and "Gowron" have not been killed

  @ruling=custom-cards-84
  Rule: Two Sabotage Drones lower a number of a ship once

    Example: the WEAPONS of the Hood are 4 after both
      Given Alice has:
        | card        | where           |
        | U.S.S. Hood | at "Excavation" |
      And Bob has:
        | card                    | where                |
        | Sabotage Drone [first]  | aboard "U.S.S. Hood" |
        | Sabotage Drone [second] | aboard "U.S.S. Hood" |
      When Bob uses "Sabotage Drone" [first] naming "WEAPONS"
      And Bob uses "Sabotage Drone" [second] naming "WEAPONS"
      Then the WEAPONS of "U.S.S. Hood" are 4

  @ruling=custom-cards-120
  Rule: Data's Heads add to a ship once

    Example: with two of them aboard the Runabout has 2 more of everything, and not 4
      Given these made-up cards:
        | card  | type | affiliations | range | weapons | shields |
        | Yacht | ship | Federation   | 6     | 1       | 3       |
      And Alice has:
        | card        | where           | count |
        | Yacht       | at "Excavation" |       |
        | Data's Head | aboard "Yacht"  | 2     |
      Then the RANGE of "Yacht" is 8
      And the WEAPONS of "Yacht" are 3
      And the SHIELDS of "Yacht" are 5
