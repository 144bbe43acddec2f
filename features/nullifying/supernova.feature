Feature: Supernova
  Who may play it, and until when it can be undone.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-38-supernova-01
  Rule: The player of a Supernova must have Tox Uthat on the table himself

    Background:
      Given it is Bob's turn
      And Bob has:
        | card      | where   |
        | Supernova | in hand |

    Example: Alice's Tox Uthat does not count for Bob
      Given Alice has:
        | card      | where        |
        | Tox Uthat | on the table |
      When Bob plays "Supernova" on "Excavation"
      Then that is illegal

    Example: his own does
      Given Bob has:
        | card      | where        |
        | Tox Uthat | on the table |
      When Bob plays "Supernova" on "Excavation"
      Then "Supernova" is now on "Excavation"
      And "Tox Uthat" is now in Bob's discard pile
      And nothing else has changed

  Rule: Kevin Uxbridge nullifies a Supernova while it is being played, and not once it has had its effect

    Background:
      Given Alice has:
        | card      | where           |
        | Runabout  | at "Excavation" |
        | Tox Uthat | on the table    |
        | Supernova | in hand         |

    @ruling=faq96-38-supernova-02
    Example: he answers it, and the ship is spared
      Given Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Alice plays "Supernova" on "Excavation"
      And Bob responds with "Kevin Uxbridge"
      Then "Supernova" has been nullified
      And "Supernova" is now in Alice's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

    @ruling=faq96-38-supernova-03
    Example: he comes too late
      Given Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And this has happened:
        | action                                  |
        | Alice plays "Supernova" on "Excavation" |
      When Bob plays "Kevin Uxbridge" on "Supernova"
      Then that is illegal
      And nothing else has changed

    @ruling=faq96-38-supernova-03
    Example: an event that goes on having an effect is within his reach
      Given Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      And Alice has:
        | card             | where           |
        | Distortion Field | on "Excavation" |
      When Bob plays "Kevin Uxbridge" on "Distortion Field"
      Then "Distortion Field" has been nullified
