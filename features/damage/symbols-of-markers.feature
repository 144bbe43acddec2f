Feature: Symbols of damage markers on other cards
  They are of use to whoever has a Battle Bridge, and to nobody else.

  Background:
    Given the spaceline:
      | mission           |
      | Espionage Mission |
    And Alice has:
      | card           | where                   |
      | I.K.C. Hegh'ta | at "Espionage Mission"  |
      | Klag           | aboard "I.K.C. Hegh'ta" |
    And Bob has:
      | card                          | where                  | state   |
      | U.S.S. Oberth                 | at "Espionage Mission" |         |
      | HQ: Orbital Weapons Platform  | on "Espionage Mission" |         |

  @ruling=1eD-damage-32
  Rule: No ship is turned around in place of the symbols

    Example: the platform does nothing to the attacker
      When Alice attacks "U.S.S. Oberth" with "I.K.C. Hegh'ta"
      And Bob responds with "HQ: Orbital Weapons Platform"
      And Bob chooses none
      Then "I.K.C. Hegh'ta" is still not damaged

    @frame=many
    Example: the platform of the one is of no use, and that of the other, who has a Battle Bridge, is
      Given Alice has:
        | card                                | where                  |
        | I.K.C. Bortas                       | at "Espionage Mission" |
        | Gowron                              | aboard "I.K.C. Bortas" |
        | Runabout                            | at "Espionage Mission" |
        | HQ: Orbital Weapons Platform [hers] | on "Espionage Mission" |
        | Battle Bridge Door                  | on the table           |
      And Bob has:
        | card    | where                  |
        | Khazara | at "Espionage Mission" |
        | Mendak  | aboard "Khazara"       |
      And Alice's Battle Bridge holds in order:
        | card                   |
        | Maximum Firepower      |
        | Target Shields         |
        | Target Engines         |
        | Target Shields [other] |
      When Alice attacks "U.S.S. Oberth" with "I.K.C. Bortas"
      And Bob responds with "HQ: Orbital Weapons Platform"
      And Bob chooses "I.K.C. Bortas"
      And Bob chooses none
      And Alice chooses none
      Then "I.K.C. Bortas" is still not damaged
      And "U.S.S. Oberth" is now damaged
      When Alice ends the turn
      And Bob attacks "Runabout" with "Khazara"
      And Alice responds with "HQ: Orbital Weapons Platform" [hers]
      And Alice chooses "Khazara"
      And Alice chooses none
      Then "Khazara" is now damaged
      And "Runabout" is now damaged

  @ruling=1eD-damage-33
  Rule: Without a Battle Bridge the symbols are of no use

    Example: the attacker keeps its RANGE and all of its HULL
      When Alice attacks "U.S.S. Oberth" with "I.K.C. Hegh'ta"
      And Bob responds with "HQ: Orbital Weapons Platform"
      And Bob chooses none
      Then the RANGE of "I.K.C. Hegh'ta" is 8
      And "I.K.C. Hegh'ta" is still not damaged

  @ruling=1eD-damage-01
  Rule: With one they are markers from there

    @frame=many
    Example: it damages the attacker when Bob uses a Battle Bridge
      Given Bob has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Shields    |
      When Alice attacks "U.S.S. Oberth" with "I.K.C. Hegh'ta"
      And Bob responds with "HQ: Orbital Weapons Platform"
      And Bob chooses none
      Then "Maximum Firepower" and "Target Shields" are now on "I.K.C. Hegh'ta"
      And "I.K.C. Hegh'ta" is now damaged
