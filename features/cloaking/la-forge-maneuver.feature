Feature: La Forge Maneuver
  It exposes a cloaked ship for just one action.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Plunder Site   |

  @ruling=faq96-24-la-forge-maneuver-01
  Rule: The cloaked ship is vulnerable if the very next action is an attack on it

    Background:
      Given Bob has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Excavation"      | cloaked |
        | Kurn        | aboard "I.K.C. Vorn" |         |

    Example: the Haakona fires at once
      Given Alice has:
        | card              | where            |
        | Haakona           | at "Excavation"  |
        | Mendak            | aboard "Haakona" |
        | La Forge Maneuver | in hand          |
      When Alice plays "La Forge Maneuver" on "I.K.C. Vorn"
      Then "La Forge Maneuver" is now in Alice's discard pile
      And "I.K.C. Vorn" is still cloaked
      And these are legal:
        | action                                    |
        | Alice attacks "I.K.C. Vorn" with "Haakona" |
      And nothing else has changed

    Example: Mirok beams down first, and the chance has passed
      Given Alice has:
        | card              | where            |
        | Haakona           | at "Excavation"  |
        | Mendak            | aboard "Haakona" |
        | Mirok             | aboard "Haakona" |
        | La Forge Maneuver | in hand          |
      When Alice plays "La Forge Maneuver" on "I.K.C. Vorn"
      Then "La Forge Maneuver" is now in Alice's discard pile
      When Alice beams "Mirok" to "Excavation"
      Then "Mirok" is now on "Excavation"
      When Alice attacks "I.K.C. Vorn" with "Haakona"
      Then that is illegal
      And nothing else has changed

  @ruling=faq96-24-la-forge-maneuver-02
  Rule: It need not be the player of La Forge Maneuver who attacks: the Borg Ship may

    Background:
      Given Bob has:
        | card        | where                | state   |
        | I.K.C. Vorn | at "Excavation"      | cloaked |
        | Kurn        | aboard "I.K.C. Vorn" |         |

    Example: the Borg Ship sees the Vorn, and that is the end of it
      Given Alice has:
        | card              | where           |
        | Borg Ship         | at "Excavation" |
        | La Forge Maneuver | in hand         |
      When Alice plays "La Forge Maneuver" on "I.K.C. Vorn"
      Then "I.K.C. Vorn" has been destroyed
      And "Kurn" has been killed
