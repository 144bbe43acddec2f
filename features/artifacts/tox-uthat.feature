Feature: Tox Uthat
  On the table it lets its player play Supernova; played as an interrupt it prevents one.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |

  @ruling=faq96-33-tox-uthat-01
  Rule: Only the player who has Tox Uthat on the table plays Supernova

    Example: the opponent's Tox Uthat is of no use to her
      Given Alice has:
        | card      | where   |
        | Supernova | in hand |
      And Bob has:
        | card      | where        |
        | Tox Uthat | on the table |
      When Alice plays "Supernova" on "Excavation"
      Then that is illegal

    Example: her own lets her play it
      Given Alice has:
        | card      | where        |
        | Supernova | in hand      |
        | Tox Uthat | on the table |
      When Alice plays "Supernova" on "Excavation"
      Then "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-33-tox-uthat-02
  Rule: Once it has let its player play a Supernova, Tox Uthat is discarded

    Example: the sun explodes, and the Tox Uthat is used up
      Given Alice has:
        | card      | where                      |
        | Supernova | in hand                    |
        | Tox Uthat | on the table               |
        | Bortas    | at "Wormhole Negotiations" |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Mendon   | aboard "Runabout" |
        | Riva     | on "Excavation"   |
      When Alice plays "Supernova" on "Excavation"
      Then "Supernova" is now on "Excavation"
      And "Runabout", "Mendon" and "Riva" are now in Bob's discard pile
      And "Tox Uthat" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-33-tox-uthat-03
  Rule: Played as an interrupt to prevent a Supernova, Tox Uthat is discarded

    Example: his ship is saved, and his Tox Uthat is used up
      Given Alice has:
        | card             | where        |
        | Supernova        | in hand      |
        | Tox Uthat [hers] | on the table |
      And Bob has:
        | card            | where           |
        | Tox Uthat [his] | in hand         |
        | Runabout        | at "Excavation" |
      When Alice plays "Supernova" on "Excavation"
      And Bob responds with "Tox Uthat" [his]
      Then "Supernova" has not been resolved
      And "Supernova" is now in Alice's discard pile
      And "Tox Uthat" [his] is now in Bob's discard pile
      And nothing else has changed

    Example: it answers a Supernova, and not what else is played
      Given Alice has:
        | card             | where        |
        | Supernova        | in hand      |
        | Tox Uthat [hers] | on the table |
        | Red Alert!       | in hand      |
      And Bob has:
        | card            | where           |
        | Tox Uthat [his] | in hand         |
        | Runabout        | at "Excavation" |
      When Alice plays "Red Alert!"
      And Bob responds with "Tox Uthat" [his]
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice plays "Supernova" on "Excavation"
      And Bob responds with "Tox Uthat" [his]
      Then "Runabout" has not been destroyed
      And "Tox Uthat" [his] is now in Bob's discard pile
      And "Supernova" is now in Alice's discard pile
      And "Red Alert!" is still in Alice's core
      And nothing else has changed
