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
