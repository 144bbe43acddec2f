Feature: Timeline disruption and stasis
  The Borg objective that disrupts the timeline reaches everything in play.

  Background:
    Given these locations:
      | location                | quadrant |
      | Excavation              | Alpha    |
      | Montana Missile Complex | Time     |

  @ruling=1eS-stasis-24
  Rule: The disruption of the timeline by the Borg affects cards in stasis

    Background:
      Given Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Borg Scout Vessel  | at "Montana Missile Complex" |
        | Astrogation Drone  | aboard "Borg Scout Vessel"   |
        | Guard Drone        | in draw deck                 |

    Example: a human in stasis ceases to exist with all the others
      Given Bob has:
        | card            | where           | state     |
        | Jean-Luc Picard | on "Excavation" | in stasis |
        | Vash            | on "Excavation" |           |
        | Tomalak         | on "Excavation" | in stasis |
      When Alice ends the turn
      And Alice chooses yes
      Then "Jean-Luc Picard" and "Vash" are now out of play
      And "Tomalak" is still on "Excavation"
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

    Example: a Federation ship in stasis is gone, and whoever aboard is of another people returns to hand
      Given Bob has:
        | card          | where                  | state     |
        | U.S.S. Oberth | at "Excavation"        | in stasis |
        | Selok         | aboard "U.S.S. Oberth" |           |
      When Alice ends the turn
      And Alice chooses yes
      Then "U.S.S. Oberth" is now out of play
      And "Selok" is now in Bob's hand
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed

  @ruling=1eS-stasis-22
  Rule: What the rules do to everything everywhere they do to cards in stasis as well

    @part=rules
    Example: the human of a crew in stasis ceases to exist, and the Romulan beside her does not
      Given Alice has:
        | card               | where                        |
        | Stop First Contact | on "Montana Missile Complex" |
        | Borg Scout Vessel  | at "Montana Missile Complex" |
        | Astrogation Drone  | aboard "Borg Scout Vessel"   |
        | Guard Drone        | in draw deck                 |
      And Bob has:
        | card    | where            | state     |
        | Haakona | at "Excavation"  | in stasis |
        | Vash    | aboard "Haakona" |           |
        | Tomalak | aboard "Haakona" |           |
      When Alice ends the turn
      And Alice chooses yes
      Then "Vash" is now out of play
      And "Tomalak" is still aboard "Haakona"
      And "Stop First Contact" is now in Alice's discard pile
      And "Guard Drone" is now in Alice's hand
      And nothing else has changed
