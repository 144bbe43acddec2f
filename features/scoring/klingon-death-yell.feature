Feature: Klingon Death Yell
  Whoever hears a Klingon die with honor yells, to warn the dead that he comes.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-39-klingon-death-yell-01
  Rule: It may be played although no Klingon is left to yell

    Example: the Anti-Time Anomaly kills her only Klingon with everybody else
      Given Alice has:
        | card               | where           |
        | Anti-Time Anomaly  | in hand         |
        | Klingon Death Yell | in hand         |
        | Kurn               | on "Excavation" |
        | Calloway           | on "Excavation" |
      When Alice plays "Anti-Time Anomaly"
      And play goes on until Alice's fourth turn
      And Alice ends the turn
      And Alice responds with "Klingon Death Yell"
      Then "Kurn" and "Calloway" have been killed
      And Alice now has 5 points
      And "Klingon Death Yell" is now in Alice's point area
      And "Kurn", "Calloway" and "Anti-Time Anomaly" are now in Alice's discard pile
      And nothing else has changed

    Example: Armus kills her only Klingon
      Given the spaceline:
        | mission           |
        | Krios Suppression |
      And Alice has:
        | card               | where                  |
        | Klingon Death Yell | in hand                |
        | Kle'eg             | on "Krios Suppression" |
      And Bob has:
        | card                 | where                     |
        | Armus - Skin of Evil | under "Krios Suppression" |
      When Alice attempts "Krios Suppression"
      And Alice responds with "Klingon Death Yell"
      Then "Kle'eg" has been killed
      And Alice now has 5 points
      And "Klingon Death Yell" is now in Alice's point area
      And "Kle'eg" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-39-klingon-death-yell-02
  Rule: It may be played when one of the opponent's Klingons dies

    Example: Armus kills Alice's Klingon, and Bob yells for him
      Given Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Excavation" |
        | Klingon Death Yell   | in hand            |
        | Kurak                | on "Excavation"    |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      When Alice attempts "Excavation"
      And Bob responds with "Klingon Death Yell"
      Then "Worf" has been killed
      And Bob now has 5 points
      And Alice still has 0 points
      And "Klingon Death Yell" is now in Bob's point area
      And "Worf" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "Kurak" is still on "Excavation"
      And nothing else has changed
