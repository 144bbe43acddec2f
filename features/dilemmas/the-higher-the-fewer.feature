Feature: The Higher... The Fewer
  A point is lost for everybody who meets it.

  Background:
    Given the spaceline:
      | mission                     |
      | Excavation                  |
      | Explore Interstellar Matter |

  @ruling=faq96-324-the-higher-the-fewer-01
  Rule: For The Higher... The Fewer those are counted who meet it, and not those who complete the mission

    @part=away-team
    Example: one of three is killed afterwards, and three points are lost
      Given Alice has 35 points
      And Alice has:
        | card     | where           |
        | Galen    | on "Excavation" |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                    |
        | The Higher... The Fewer |
        | Armus - Skin of Evil    |
      When Alice attempts "Excavation"
      And chance chooses "Calloway"
      Then "Excavation" is now completed
      And Alice now has 57 points
      And "Calloway" is now in Alice's discard pile
      And "The Higher... The Fewer" is still in Alice's point area
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And nothing else has changed

    @part=away-team
    Example: one of three is killed before, and two points are lost
      Given Alice has 35 points
      And Alice has:
        | card     | where           |
        | Galen    | on "Excavation" |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                    |
        | Armus - Skin of Evil    |
        | The Higher... The Fewer |
      When Alice attempts "Excavation"
      And chance chooses "Calloway"
      Then "Excavation" is now completed
      And Alice now has 58 points
      And "Calloway" is now in Alice's discard pile
      And "Armus - Skin of Evil" is now in Bob's discard pile
      And "The Higher... The Fewer" is now in Alice's point area
      And nothing else has changed

    @part=crew
    Example: of a ship the whole crew counts
      Given Alice has 35 points
      And Alice has:
        | card     | where                            |
        | Runabout | at "Explore Interstellar Matter" |
        | Worf     | aboard "Runabout"                |
        | Calloway | aboard "Runabout"                |
        | Galen    | on "Excavation"                  |
      And Bob has:
        | card                    | where                               |
        | The Higher... The Fewer | under "Explore Interstellar Matter" |
      When Alice attempts "Explore Interstellar Matter"
      Then Alice now has 33 points
      And "The Higher... The Fewer" is now in Alice's point area
      And nothing else has changed

  @ruling=faq96-324-the-higher-the-fewer-02
  Rule: A dilemma that changes the score is put before the player, and is no longer under the mission

    @part=in-your-area @part=not-under
    Example: The Higher... The Fewer is met once, and not again in the next attempt
      Given Alice has 35 points
      And Alice has:
        | card     | where           |
        | Worf     | on "Excavation" |
        | Calloway | on "Excavation" |
      And Bob has:
        | card                    | where              |
        | The Higher... The Fewer | under "Excavation" |
      When Alice attempts "Excavation"
      Then "The Higher... The Fewer" is now in Alice's point area
      And Alice now has 33 points
      When Alice ends the turn
      And Bob ends the turn
      And Alice attempts "Excavation"
      Then "The Higher... The Fewer" is still in Alice's point area
      And Alice still has 33 points
      And nothing else has changed
