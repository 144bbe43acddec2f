Feature: Kept out of a draw
  What becomes of a dilemma when all whom it could take have kept out of its reach.

  Background:
    Given the spaceline:
      | mission         |
      | Eliminate Virus |

  @ruling=1eD-dilemma-resolution-72
  Rule: A dilemma goes back under the mission when all whom it could take have been kept out of its reach

    Example: Elim Garak keeps out of the draw, and Armus waits again
      Given Alice has:
        | card       | where           |
        | Elim Garak | on "Eliminate Virus" |
      And Bob has:
        | card                 | where              |
        | Armus - Skin of Evil | under "Eliminate Virus" |
      When Alice attempts "Eliminate Virus"
      And Alice chooses yes
      Then "Armus - Skin of Evil" is now under "Eliminate Virus"
      And "Elim Garak" has not been killed
      And nothing else has changed

  @ruling=1eD-dilemma-resolution-73
  Rule: The attempt ends with a dilemma that has nobody left to take

    Example: what lies beneath it is not met
      Given Alice has:
        | card       | where           |
        | Elim Garak | on "Eliminate Virus" |
      And the seeds under "Eliminate Virus" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Sarjenka             |
      When Alice attempts "Eliminate Virus"
      And Alice chooses yes
      Then "Sarjenka" has not been encountered

  @ruling=1eD-dilemma-resolution-74
  Rule: Elim Garak alone avoids the selection by Armus, who goes back under the mission

    Example: he uses his skill, and the attempt is over
      Given Alice has:
        | card       | where                |
        | Elim Garak | on "Eliminate Virus" |
      And the seeds under "Eliminate Virus" hold in order:
        | card                 |
        | Armus - Skin of Evil |
        | Sarjenka             |
      When Alice attempts "Eliminate Virus"
      And Alice chooses yes
      Then "Armus - Skin of Evil" is now under "Eliminate Virus"
      And "Sarjenka" has not been encountered
      And "Eliminate Virus" is still not completed
      And "Elim Garak" is still on "Eliminate Virus"
      And nothing else has changed
