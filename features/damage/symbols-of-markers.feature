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

  @ruling=1eD-damage-32 @1e-glossary @1e-2014
  Rule: No ship is turned around in place of the symbols

    Example: the platform does nothing to the attacker
      When Alice attacks "U.S.S. Oberth" with "I.K.C. Hegh'ta"
      And Bob responds with "HQ: Orbital Weapons Platform"
      Then "I.K.C. Hegh'ta" is still not damaged

  @ruling=1eD-damage-33 @1e-glossary @1e-2014
  Rule: Without a Battle Bridge the symbols are of no use

    Example: the attacker keeps its RANGE and all of its HULL
      When Alice attacks "U.S.S. Oberth" with "I.K.C. Hegh'ta"
      And Bob responds with "HQ: Orbital Weapons Platform"
      Then the RANGE of "I.K.C. Hegh'ta" is 8
      And "I.K.C. Hegh'ta" is still not damaged

  @ruling=1eD-damage-01 @1e-glossary @1e-2014
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
      Then "Maximum Firepower" and "Target Shields" are now on "I.K.C. Hegh'ta"
      And "I.K.C. Hegh'ta" is now damaged
