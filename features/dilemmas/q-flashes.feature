Feature: Q-Flashes
  In a Q-Flash cards of the opponent's Q-Continuum come one by one.

  Background:
    Given these locations:
      | location   | quadrant |
      | Excavation | Alpha    |

  @ruling=1eD-dilemma-resolution-04
  Rule: What comes in a Q-Flash does not go where other dilemmas go

    Example: hide and seek goes back to the Q-Continuum
      Given Alice has:
        | card         | where           |
        | Linda Larson | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card          |
        | Hide and Seek |
      When Alice attempts "Excavation"
      And chance chooses "Linda Larson" from "Linda Larson" and "Hide and Seek"
      Then "Hide and Seek" has been encountered
      And "Linda Larson" is now stopped
      And Bob's Q-Continuum now holds in order:
        | card          |
        | Hide and Seek |
      And "Q-Flash" is now in Bob's discard pile
      And "Hide and Seek" is now face up
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-summary-22
  Rule: Beware of Q puts Q in the place of a dilemma that was just revealed

    Background:
      Given Alice has:
        | card     | where           |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Q-Flash              | on the table       |
        | Beware of Q          | on "Q-Flash"       |
        | Q                    | in hand            |

    Example: Armus kills nobody, and the team comes into a Q-Flash
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |
      When Alice attempts "Excavation"
      And Bob responds with "Beware of Q"
      Then "Armus - Skin of Evil" and "Q" are now in Bob's discard pile
      And "Q" has been encountered
      And "Calloway" and "Worf" are now stopped
      And "Calloway" and "Worf" have not been killed
      And "Door-Net" is now face up
      And nothing else has changed

    Example: it is a Q from his hand or his Tent, as he likes
      Given Bob has:
        | card            | where             |
        | Q [second]      | in Bob's Q's Tent |
        | Chula: The Dice | in hand           |
      When Alice attempts "Excavation"
      And Bob responds with "Beware of Q"
      Then Bob must now choose one of "Q" and "Q" [second]
      When Bob chooses "Q" [second]
      Then "Armus - Skin of Evil" is now in Bob's discard pile
      And "Calloway" is now stopped
      And "Q" [second] is now in Bob's discard pile
      And nothing else has changed

    Example: it does nothing about what the other player seeded
      Given Alice has:
        | card                | where              |
        | Deanna Troi         | on "Excavation"    |
        | Matriarchal Society | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Matriarchal Society  |
        | Armus - Skin of Evil |
      When Alice attempts "Excavation"
      And Bob responds with "Beware of Q"
      Then "Matriarchal Society" is still in Alice's discard pile
      And "Matriarchal Society" has been overcome
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Calloway" and "Deanna Troi" are now stopped
      And "Q" is now in Bob's discard pile
      And "Door-Net" is now face up
      And nothing else has changed

    Example: without a Q it does nothing, whatever else he has
      Given the spaceline:
        | mission    |
        | Evacuation |
      And Alice has:
        | card      | where           |
        | Tasha Yar | on "Evacuation" |
        | Worf      | on "Excavation" |
      And Bob has:
        | card                           | where              |
        | Chula: The Dice                | in hand            |
        | Armus - Skin of Evil [waiting] | under "Evacuation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |
      And Bob's draw deck holds in order:
        | card       |
        | Q          |
        | Ooby Dooby |
      When Alice attempts "Excavation"
      And Bob responds with "Beware of Q"
      Then that is illegal
      When chance chooses "Calloway" from "Calloway" and "Worf"
      Then "Calloway" has been killed
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Evacuation"
      And Bob responds with "Beware of Q"
      Then "Armus - Skin of Evil" [waiting] is now in Bob's discard pile
      And "Q" has been encountered
      And "Calloway" is still in Alice's discard pile
      And "Armus - Skin of Evil" is still in Bob's discard pile
      And "Q" is now in Bob's discard pile
      And "Tasha Yar" is now stopped
      And "Door-Net" is now face up
      And nothing else has changed

    Example: a Q in his Tent is enough
      Given "Q" is in Bob's Q's Tent
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |
      When Alice attempts "Excavation"
      And Bob responds with "Beware of Q"
      Then "Armus - Skin of Evil" and "Q" are now in Bob's discard pile
      And "Calloway" is now stopped
      And "Door-Net" is now face up
      And nothing else has changed

    Example: without a Q there is none to send
      Given Alice has:
        | card       | where                           |
        | Evacuation | in the Alpha Quadrant spaceline |
        | Data       | on "Evacuation"                 |
      And Bob has:
        | card            | where              |
        | Chula: The Dice | under "Evacuation" |
        | Ooby Dooby      | in hand            |
      When Alice attempts "Excavation"
      And Bob responds with "Beware of Q"
      Then "Q" is now in Bob's discard pile
      When Alice attempts "Evacuation"
      And Bob responds with "Beware of Q"
      Then that is illegal
      And "Calloway" is still stopped
      And "Armus - Skin of Evil" is still in Bob's discard pile
      And "Data" is still stopped
      And nothing else has changed

  @ruling=1eS-scouting-locations-22
  Rule: Scottish Setter does nothing to scouts

    Example: it comes to Locutus in a Q-Flash, and goes back
      Given these locations:
        | location             | quadrant |
        | Iconia Investigation | Alpha    |
      And Alice has:
        | card              | where                     | state                            |
        | Assimilate Planet | on the table              | targeting "Iconia Investigation" |
        | Locutus of Borg   | on "Iconia Investigation" |                                  |
      And Bob has:
        | card    | where                        |
        | Q-Flash | under "Iconia Investigation" |
      And Bob's Q-Continuum holds in order:
        | card            |
        | Scottish Setter |
      When Alice scouts "Iconia Investigation"
      Then "Q-Flash" has been encountered
      And Bob's Q-Continuum now holds in order:
        | card            |
        | Scottish Setter |
      And "Q-Flash" is now in Bob's discard pile
      And "Scottish Setter" is now face up
      And nothing else has changed
