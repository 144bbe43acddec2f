Feature: Gaps in Normal Space and other cards
  What is played on a gap, and what becomes of everything there when the gap closes.

  Background:
    Given the spaceline:
      | mission              |
      | Excavation           |
      | Gaps in Normal Space |
      | Plunder Site         |

  @ruling=faq96-38-gaps-in-normal-space-03
  Rule: Kevin Uxbridge: Convergence destroys a gap

    Example: the gap is gone, and nothing elsewhere
      Given Alice has:
        | card                        | where             |
        | Tetryon Field               | on "Plunder Site" |
        | Kevin Uxbridge: Convergence | in hand           |
      When Alice plays "Kevin Uxbridge: Convergence" on "Gaps in Normal Space"
      Then "Gaps in Normal Space" has been destroyed
      And "Gaps in Normal Space" is now in Alice's discard pile
      And "Kevin Uxbridge: Convergence" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-38-gaps-in-normal-space-07
  Rule: What is played on locations is played on a gap, and both do what they do

    Example: Tetryon Field is played on the gap
      Given Alice has:
        | card          | where   |
        | Tetryon Field | in hand |
      When Alice plays "Tetryon Field" on "Gaps in Normal Space"
      Then "Tetryon Field" is now on "Gaps in Normal Space"
      And nothing else has changed

  @ruling=faq96-38-gaps-in-normal-space-08
  Rule: Without Navigation a ship stops in a Tetryon Field on the gap, and somebody is lost to the gap

    Background:
      Given Bob has:
        | card          | where                     |
        | Tetryon Field | on "Gaps in Normal Space" |

    Example: with Calloway alone it does not come past, and she is lost where it stops
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Calloway | aboard "Runabout" |
      Then these are illegal:
        | action                                |
        | Alice moves "Runabout" to "Plunder Site" |
      When Alice moves "Runabout" to "Gaps in Normal Space"
      Then "Runabout" is now at "Gaps in Normal Space"
      And "Calloway" is now in Alice's discard pile
      And nothing else has changed

    Example: with the Navigation of Worf it flies past
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Worf     | aboard "Runabout" |
      When Alice moves "Runabout" to "Plunder Site"
      Then "Runabout" is now at "Plunder Site"
      And nothing else has changed

  @ruling=faq96-38-gaps-in-normal-space-09
  Rule: Nullified by Kevin Uxbridge the card is discarded, and the gap closes

    Example: the missions lie side by side again
      Given Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Bob plays "Kevin Uxbridge" on "Gaps in Normal Space"
      Then the Alpha Quadrant spaceline now holds in order:
        | card         |
        | Excavation   |
        | Plunder Site |
      And "Gaps in Normal Space" is now in Alice's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-gaps-in-normal-space-10
  Rule: Events that were played on the gap are discarded with it

    Example: the field on the gap goes, and the one beside it stays
      Given Bob has:
        | card                  | where                     |
        | Kevin Uxbridge        | in hand                   |
        | Tetryon Field [on it] | on "Gaps in Normal Space" |
        | Tetryon Field         | on "Plunder Site"         |
      When Bob plays "Kevin Uxbridge" on "Gaps in Normal Space"
      Then "Gaps in Normal Space" is now in Alice's discard pile
      And "Tetryon Field" [on it] is now in Bob's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

  @ruling=faq96-38-gaps-in-normal-space-11
  Rule: What is in the gap is moved to a location beside it, of the choice of whoever played Kevin Uxbridge

    Scenario Outline: Bob says that the <card> goes to <place>
      Given the spaceline:
        | mission              |
        | Cultural Observation |
      And Alice has:
        | card   | where                     |
        | <card> | at "Gaps in Normal Space" |
      And Bob has:
        | card           | where   |
        | Kevin Uxbridge | in hand |
      When Bob plays "Kevin Uxbridge" on "Gaps in Normal Space"
      And Bob chooses "<place>" from "Excavation" and "Plunder Site"
      Then "<card>" is now at "<place>"
      And "<card>" is still not stopped
      And "Gaps in Normal Space" is now in Alice's discard pile
      And "Kevin Uxbridge" is now in Bob's discard pile
      And nothing else has changed

      @part=ships
      Examples:
        | card     | place        |
        | Runabout | Excavation   |
        | Runabout | Plunder Site |

      @part=borg-ships
      Examples:
        | card      | place      |
        | Borg Ship | Excavation |
