Feature: Dixon Hill
  He lets his player ignore what a mission requires, when it is solved and at no other time.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |
    And Alice has:
      | card       | where           |
      | Dixon Hill | on "Excavation" |
      | Worf       | on "Excavation" |
    And Alice has 20 points

  @ruling=1eD-dixon-hill-01
  Rule: His skill lets requirements be ignored when a mission is solved

    Example: he and Worf complete the mission without an archaeologist
      When Alice attempts "Excavation"
      And Alice chooses yes
      Then "Excavation" is now completed
      And Alice now has 45 points
      And nothing else has changed

    Example: Alice may leave his skill for later
      When Alice attempts "Excavation"
      And Alice chooses no
      Then "Excavation" is still not completed
      And nothing else has changed

  @ruling=1eD-dixon-hill-02
  Rule: A requirement that may be ignored is not met

    Background:
      Given Bob has:
        | card                | where              |
        | Lack of Preparation | under "Excavation" |

    Example: what asks whether they could meet the requirements is not overcome
      When Alice attempts "Excavation"
      Then "Lack of Preparation" has not been overcome
      And "Excavation" is still not completed

  @ruling=1eD-dixon-hill-03
  Rule: His team is stopped by Lack of Preparation and loses points

    Example: ten points are gone, and both are stopped
      Given Bob has:
        | card                | where              |
        | Lack of Preparation | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Dixon Hill" and "Worf" are now stopped
      And Alice now has 10 points
      And "Lack of Preparation" is still under "Excavation"
      And nothing else has changed

  Rule: Attributes count all the same, and there is one case for him in a game

    Background:
      Given these made-up cards:
        | card         | type      | kind   | attempted by | points | requires                     | affiliations | cunning   |
        | Quiet Planet | mission   | planet | any          | 10     | Archaeology, CUNNING over 30 |              |           |
        | Clever Clerk | personnel |        |              |        |                              | Federation   | 23        |
        | Keen Clerk   | personnel |        |              |        |                              | Federation   | 22        |
      And the spaceline:
        | mission      |
        | Quiet Planet |

    @ruling=custom-missions-111
    Example: with a CUNNING of 30 they fall short of it
      Given Alice has:
        | card       | where             |
        | Keen Clerk | on "Quiet Planet" |
      And "Dixon Hill" is on "Quiet Planet"
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed
      And nothing else has changed

    @ruling=1eD-dixon-hill-01
    Example: with a CUNNING of 31 they lack nothing but the archaeologist
      Given Alice has:
        | card         | where             |
        | Clever Clerk | on "Quiet Planet" |
      And "Dixon Hill" is on "Quiet Planet"
      When Alice attempts "Quiet Planet"
      And Alice chooses yes
      Then "Quiet Planet" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @ruling=custom-missions-112
    Example: after Excavation he ignores nothing any more
      Given Alice has:
        | card         | where             |
        | Clever Clerk | on "Quiet Planet" |
        | Runabout     | at "Excavation"   |
      When Alice attempts "Excavation"
      And Alice chooses yes
      And Alice beams "Dixon Hill" and "Worf" aboard "Runabout"
      And Alice moves "Runabout" to "Quiet Planet"
      And Alice beams "Dixon Hill" to "Quiet Planet"
      And Alice attempts "Quiet Planet"
      Then "Quiet Planet" is still not completed
      And "Excavation" is still completed
      And Alice still has 45 points
      And "Runabout" is still at "Quiet Planet"
      And "Worf" is still aboard "Runabout"
      And "Dixon Hill" is still on "Quiet Planet"
      And nothing else has changed
