Feature: The nine lives of a cat
  Spot is killed, and comes back to life.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-spot-02
  Rule: As long as Spot has lives left she comes back to life in the same place at once

    Background:
      Given Alice has:
        | card | where           |
        | Spot | on "Excavation" |

    @question=death-of-the-disabled
    Example: she dies while she is disabled, and is there
      Given "Spot" is disabled
      And Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      When Bob plays "Unseen Marksman" on "Spot"
      Then "Spot" has been killed
      And "Spot" is still on "Excavation"
      And "Spot" is no longer disabled
      And "Spot" is now stopped
      And "Unseen Marksman" is now in Bob's discard pile
      And nothing else has changed

    @reading=death-of-the-disabled/for-points
    Example: she dies while she is disabled, and is dead
      Given "Spot" is disabled
      And Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      When Bob plays "Unseen Marksman" on "Spot"
      Then "Spot" has been killed
      And "Spot" is now in Alice's discard pile
      And "Spot" is no longer disabled
      And "Unseen Marksman" is now in Bob's discard pile
      And nothing else has changed

    Example: she dies for the first time, and is there
      Given Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      When Bob plays "Unseen Marksman" on "Spot"
      Then "Spot" has been killed
      And "Spot" is still on "Excavation"
      And "Spot" is now stopped
      And "Unseen Marksman" is now in Bob's discard pile
      And nothing else has changed

    @frame=many
    Example: she dies for the eighth time and is there, and for the ninth time for good
      Given Bob has:
        | card                      | where   |
        | Unseen Marksman [first]   | in hand |
        | Unseen Marksman [second]  | in hand |
        | Unseen Marksman [third]   | in hand |
        | Unseen Marksman [fourth]  | in hand |
        | Unseen Marksman [fifth]   | in hand |
        | Unseen Marksman [sixth]   | in hand |
        | Unseen Marksman [seventh] | in hand |
        | Unseen Marksman [eighth]  | in hand |
        | Unseen Marksman [ninth]   | in hand |
      And this has happened:
        | action                                          |
        | Bob plays "Unseen Marksman" [first] on "Spot"   |
        | Bob plays "Unseen Marksman" [second] on "Spot"  |
        | Bob plays "Unseen Marksman" [third] on "Spot"   |
        | Bob plays "Unseen Marksman" [fourth] on "Spot"  |
        | Bob plays "Unseen Marksman" [fifth] on "Spot"   |
        | Bob plays "Unseen Marksman" [sixth] on "Spot"   |
        | Bob plays "Unseen Marksman" [seventh] on "Spot" |
      When Bob plays "Unseen Marksman" [eighth] on "Spot"
      Then "Spot" is still on "Excavation"
      When Bob plays "Unseen Marksman" [ninth] on "Spot"
      Then "Spot" is now in Alice's discard pile

  @ruling=1eS-spot-04
  Rule: What was played on Spot stays on her for as long as she has lives left

    Background:
      Given Alice has:
        | card         | where           |
        | Spot         | on "Excavation" |
        | Mot's Advice | in hand         |

    Example: she dies for the first time, and still knows how to cut hair
      Given Bob has:
        | card            | where   |
        | Unseen Marksman | in hand |
      And this has happened:
        | action                               |
        | Alice plays "Mot's Advice" on "Spot" |
      When Bob plays "Unseen Marksman" on "Spot"
      Then "Spot" has been killed
      And "Mot's Advice" is still on "Spot"
      And "Spot" is now stopped
      And "Unseen Marksman" is now in Bob's discard pile
      And nothing else has changed

    @frame=many
    Example: she dies for the eighth time and knows it, and for the ninth time for good
      Given Bob has:
        | card                      | where   |
        | Unseen Marksman [first]   | in hand |
        | Unseen Marksman [second]  | in hand |
        | Unseen Marksman [third]   | in hand |
        | Unseen Marksman [fourth]  | in hand |
        | Unseen Marksman [fifth]   | in hand |
        | Unseen Marksman [sixth]   | in hand |
        | Unseen Marksman [seventh] | in hand |
        | Unseen Marksman [eighth]  | in hand |
        | Unseen Marksman [ninth]   | in hand |
      And this has happened:
        | action                                          |
        | Alice plays "Mot's Advice" on "Spot"            |
        | Bob plays "Unseen Marksman" [first] on "Spot"   |
        | Bob plays "Unseen Marksman" [second] on "Spot"  |
        | Bob plays "Unseen Marksman" [third] on "Spot"   |
        | Bob plays "Unseen Marksman" [fourth] on "Spot"  |
        | Bob plays "Unseen Marksman" [fifth] on "Spot"   |
        | Bob plays "Unseen Marksman" [sixth] on "Spot"   |
        | Bob plays "Unseen Marksman" [seventh] on "Spot" |
      When Bob plays "Unseen Marksman" [eighth] on "Spot"
      Then "Mot's Advice" is still on "Spot"
      When Bob plays "Unseen Marksman" [ninth] on "Spot"
      Then "Spot" and "Mot's Advice" are now in Alice's discard pile
