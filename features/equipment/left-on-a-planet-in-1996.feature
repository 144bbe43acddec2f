Feature: What the dead leave on a planet in 1996
  Firestorm kills an Away Team, and its tricorder lies there.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-37-equipment-04
  Rule: The equipment of an Away Team that is wiped out stays on the planet

    Background:
      Given Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |

    Example: both archaeologists burn, and their tricorder does not
      Given Alice has:
        | card      | where           |
        | Ro Laren  | on "Excavation" |
        | Vash      | on "Excavation" |
        | Tricorder | on "Excavation" |
      When Alice attempts "Excavation"
      Then "Ro Laren" and "Vash" have been killed
      And "Ro Laren" and "Vash" are now in Alice's discard pile
      And "Firestorm" is now in Bob's discard pile
      And "Tricorder" is still on "Excavation"
      And nothing else has changed

  @ruling=faq96-37-equipment-04
  Rule: The equipment of somebody who dies alone stays on the planet

    Example: Armus kills Vash, and her tricorder lies where she was
      Given Alice has:
        | card      | where           |
        | Vash      | on "Excavation" |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Vash" has been killed
      And "Vash" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Tricorder" is still on "Excavation"
      And nothing else has changed

  @ruling=faq96-37-equipment-05
  Rule: Its owner may come and fetch it

    Example: Worf takes the tricorder of those who died aboard
      Given Alice has:
        | card      | where             |
        | Runabout  | at "Excavation"   |
        | Worf      | aboard "Runabout" |
        | Ro Laren  | on "Excavation"   |
        | Vash      | on "Excavation"   |
        | Tricorder | on "Excavation"   |
      And Bob has:
        | card      | where              |
        | Firestorm | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Ro Laren" and "Vash" are now in Alice's discard pile
      And "Firestorm" is now in Bob's discard pile
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Worf" and "Tricorder" to "Runabout"
      Then "Worf" and "Tricorder" are now aboard "Runabout"
      And nothing else has changed

    Example: Worf takes the tricorder of Vash aboard, whom Armus has killed
      Given Alice has:
        | card      | where             |
        | Runabout  | at "Excavation"   |
        | Worf      | aboard "Runabout" |
        | Vash      | on "Excavation"   |
        | Tricorder | on "Excavation"   |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Vash" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      When Alice beams "Worf" to "Excavation"
      And Alice beams "Worf" and "Tricorder" to "Runabout"
      Then "Worf" and "Tricorder" are now aboard "Runabout"
      And nothing else has changed

  @ruling=faq96-37-equipment-06
  Rule: The opponent cannot fetch it

    Example: Calloway does not find the tricorder, and takes her own kit along
      Given Alice has:
        | card      | where           |
        | Vash      | on "Excavation" |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card        | where              |
        | Firestorm   | under "Excavation" |
        | Runabout    | at "Excavation"    |
        | Calloway    | on "Excavation"    |
        | Medical Kit | on "Excavation"    |
      And this has happened:
        | action                      |
        | Alice attempts "Excavation" |
        | Alice ends the turn         |
      Then these are illegal:
        | action                                             |
        | Bob beams "Calloway" and "Tricorder" to "Runabout" |
        | Bob beams "Tricorder" to "Runabout"                |
      And these are legal:
        | action                                               |
        | Bob beams "Calloway" and "Medical Kit" to "Runabout" |

    Example: Armus has killed Vash, and Calloway does not take her tricorder along
      Given Alice has:
        | card      | where           |
        | Vash      | on "Excavation" |
        | Tricorder | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Runabout             | at "Excavation"    |
        | Calloway             | on "Excavation"    |
        | Medical Kit          | on "Excavation"    |
      And this has happened:
        | action                      |
        | Alice attempts "Excavation" |
        | Alice ends the turn         |
      Then these are illegal:
        | action                                             |
        | Bob beams "Calloway" and "Tricorder" to "Runabout" |
        | Bob beams "Tricorder" to "Runabout"                |
      And these are legal:
        | action                                               |
        | Bob beams "Calloway" and "Medical Kit" to "Runabout" |
