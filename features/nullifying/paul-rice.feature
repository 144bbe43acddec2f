Feature: Paul Rice and the killer drones
  The hologram is rid of an Echo Papa where he is present.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card            | where           |
      | Paul Rice       | on "Excavation" |
      | Holo-Projectors | on the table    |

  @ruling=faq96-367-paul-rice-02
  Rule: Paul Rice nullifies no Echo Papa of his own player's

    Background:
      Given Alice has:
        | card                              | where           |
        | Echo Papa 607 Killer Drone [hers] | on "Excavation" |
      And Bob has:
        | card                             | where           |
        | Echo Papa 607 Killer Drone [his] | on "Excavation" |

    Example: hers is not touched
      When Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone" [hers]
      Then that is illegal
      And nothing else has changed

    Example: Bob's is nullified
      When Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone" [his]
      Then "Echo Papa 607 Killer Drone" [his] has been nullified
      And "Echo Papa 607 Killer Drone" [his] is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-367-paul-rice-03
  Rule: Paul Rice nullifies one Echo Papa present every turn

    Background:
      Given Bob has:
        | card                                | where           |
        | Runabout                            | at "Excavation" |
        | Echo Papa 607 Killer Drone [first]  | on "Excavation" |
        | Echo Papa 607 Killer Drone [second] | on "Excavation" |

    Example: one in a turn, and no other
      When Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone" [first]
      Then "Echo Papa 607 Killer Drone" [first] has been nullified
      And "Echo Papa 607 Killer Drone" [first] is now in Bob's discard pile
      When Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone" [second]
      Then that is illegal
      And nothing else has changed

    Example: another one in another turn
      Given this has happened:
        | action                                                         |
        | Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone" [first] |
        | Alice ends the turn                                            |
        | Bob ends the turn                                              |
      When Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone" [second]
      Then "Echo Papa 607 Killer Drone" [second] has been nullified
      And "Echo Papa 607 Killer Drone" [second] is now in Bob's discard pile
      And nothing else has changed

    Example: none that is aboard a ship in orbit, and nothing else
      Given Bob has:
        | card                               | where             |
        | Echo Papa 607 Killer Drone [third] | aboard "Runabout" |
        | Tricorder                          | on "Excavation"   |
      Then these are illegal:
        | action                                                         |
        | Alice uses "Paul Rice" on "Echo Papa 607 Killer Drone" [third] |
        | Alice uses "Paul Rice" on "Tricorder"                          |
