Feature: Red Alert!
  In 1996 a group of ships, personnel and equipment is one card play under Red Alert!, and the only one of its turn.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-38-red-alert-01
  Rule: Under Red Alert! a group of ships, personnel and equipment is the card play of the turn

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | in hand         |
        | Worf               | in hand         |

    Example: Alice reports a ship, a man and what he carries in one turn
      Given Alice has:
        | card       | where        |
        | Red Alert! | on the table |
        | Tricorder  | in hand      |
      When Alice reports "Runabout" to "Federation Outpost"
      And Alice reports "Worf" to "Federation Outpost"
      And Alice reports "Tricorder" to "Federation Outpost"
      Then "Runabout" is still docked at "Federation Outpost"
      And "Worf" is still aboard "Federation Outpost"
      And "Tricorder" is now aboard "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-38-red-alert-02
  Rule: Who plays an event plays no group under Red Alert! in that turn, and the other way round

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | in hand         |
        | Worf               | in hand         |

    @part=event
    Example: after the event no ship reports any more
      Given Alice has:
        | card               | where        |
        | Red Alert!         | on the table |
        | Thermal Deflectors | in hand      |
      When Alice plays "Thermal Deflectors"
      And Alice reports "Runabout" to "Federation Outpost"
      Then that is illegal
      And "Thermal Deflectors" is still in Alice's core
      And nothing else has changed

    @part=other
    Example: nor after an outpost
      Given the spaceline:
        | mission              |
        | Cultural Observation |
      And Alice has:
        | card                     | where                     |
        | Red Alert!               | on the table              |
        | Geordi La Forge          | on "Cultural Observation" |
        | Federation Outpost [new] | in hand                   |
      When Alice plays "Federation Outpost" [new] at "Cultural Observation"
      And Alice reports "Runabout" to "Federation Outpost" [new]
      Then that is illegal
      And "Federation Outpost" [new] is still at "Cultural Observation"
      And nothing else has changed

    @part=group
    Example: after the ship no event is played, but Worf may still report
      Given Alice has:
        | card               | where        |
        | Red Alert!         | on the table |
        | Thermal Deflectors | in hand      |
      When Alice reports "Runabout" to "Federation Outpost"
      And Alice plays "Thermal Deflectors"
      Then that is illegal
      When Alice reports "Worf" to "Federation Outpost"
      Then "Worf" is now aboard "Federation Outpost"
      And "Runabout" is still docked at "Federation Outpost"
      And nothing else has changed

  @ruling=faq96-38-red-alert-03
  Rule: Red Alert! is itself the card play of the turn in which it is played

    Background:
      Given Alice has:
        | card               | where           |
        | Federation Outpost | at "Excavation" |
        | Runabout           | in hand         |
        | Worf               | in hand         |

    Example: Worf and his ship report in the next turn, and not in this one
      Given Alice has:
        | card       | where   |
        | Red Alert! | in hand |
      When Alice plays "Red Alert!"
      And Alice reports "Worf" to "Federation Outpost"
      Then that is illegal
      When Alice ends the turn
      And Bob ends the turn
      And Alice reports "Worf" to "Federation Outpost"
      And Alice reports "Runabout" to "Federation Outpost"
      Then "Worf" is still aboard "Federation Outpost"
      And "Runabout" is now docked at "Federation Outpost"
      And "Red Alert!" is still in Alice's core
      And nothing else has changed
