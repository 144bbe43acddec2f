Feature: Negative points
  What is lost is lost, whether or not there was anything to lose.

  Background:
    Given these locations:
      | location                    |
      | Excavation                  |
      | Explore Interstellar Matter |
    And Alice has:
      | card | where           |
      | Worf | on "Excavation" |
    And Bob has:
      | card      | where              |
      | Edo Probe | under "Excavation" |

  @ruling=faq96-25-negative-points-01
  Rule: Whoever loses points before he has scored any has a negative score

    Example: she goes on against the probe, and has not completed the mission when her turn ends
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      And Alice ends the turn
      Then Alice now has -10 points
      And "Edo Probe" is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-25-negative-points-02
  Rule: What was lost is taken off what is gained later

    Example: ten points lost and 25 scored are 15
      Given Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
        | Soren    | aboard "Runabout"                |
      When Alice attempts "Excavation"
      And Alice chooses the word "continue"
      And Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Explore Interstellar Matter"
      Then Alice now has 15 points
      And "Explore Interstellar Matter" is now completed
      And "Edo Probe" is still in Alice's point area
      And nothing else has changed
