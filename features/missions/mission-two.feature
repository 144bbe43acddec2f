Feature: Mission II
  Some missions have a second version, which has a title of its own and the same uses.

  Background:
    Given these made-up cards:
      | card         | type      | affiliations | integrity |
      | Fair Captain | personnel | Federation   | 23        |

  @ruling=cr14-mission-ii-01
  Rule: What works with a mission works with its Mission II

    Example: Test Mission II is meant as well
      Given the spaceline:
        | mission         |
        | Test Mission II |
      And Alice has:
        | card         | where                |
        | Runabout     | at "Test Mission II" |
        | Timicin      | aboard "Runabout"    |
        | Fair Captain | aboard "Runabout"    |
      When Alice attempts "Test Mission II"
      Then Alice now has 30 points
      And "Test Mission II" is now completed
      And nothing else has changed

    Example: the second version of another mission is not meant
      Then "Test Mission" refers to "Test Mission II"
      And "Test Mission" does not refer to "Explore Typhon Expanse II"

    Example: a card that ends alike and is no mission is not meant
      Given these made-up cards:
        | card             | type      | affiliations |
        | Ensign Nobody    | personnel | Federation   |
        | Ensign Nobody II | personnel | Federation   |
      Then "Test Mission" refers to "Test Mission II"
      And "Ensign Nobody" does not refer to "Ensign Nobody II"

  @ruling=cr14-mission-ii-02
  Rule: Timicin scores 10 points when he helps to solve Test Mission or Test Mission II

    Scenario Outline: <mission> comes to <points> with him
      Given the spaceline:
        | mission   |
        | <mission> |
      And Alice has:
        | card         | where             |
        | Runabout     | at "<mission>"    |
        | Timicin      | aboard "Runabout" |
        | Fair Captain | aboard "Runabout" |
      When Alice attempts "<mission>"
      Then Alice now has <points>
      And "<mission>" is now completed
      And nothing else has changed

      @part=test-mission
      Examples: The original
        | mission      | points    |
        | Test Mission | 35 points |

      @part=test-mission-ii
      Examples: Its Mission II
        | mission         | points    |
        | Test Mission II | 30 points |

    Example: another mission comes to no more with him
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Test Mission |
      And these made-up cards:
        | card         | type      | affiliations | skills      | cunning |
        | Fair Scholar | personnel | Federation   | Archaeology | 33      |
      And Alice has:
        | card         | where             |
        | Runabout     | at "Test Mission" |
        | Timicin      | aboard "Runabout" |
        | Fair Captain | aboard "Runabout" |
        | Fair Scholar | aboard "Runabout" |
      When Alice attempts "Test Mission"
      Then Alice now has 35 points
      When Alice moves "Runabout" to "Excavation"
      And Alice beams "Timicin" and "Fair Scholar" to "Excavation"
      And Alice attempts "Excavation"
      Then Alice now has 60 points
      And "Excavation" is now completed
      And "Test Mission" is still completed
      And "Runabout" is still at "Excavation"
      And "Timicin" is still on "Excavation"
      And "Fair Scholar" is still on "Excavation"
      And nothing else has changed
