Feature: Mission II
  Some missions have a second version, which has a title of its own and the same uses.

  Background:
    Given these made-up cards:
      | card         | type      | affiliations | integrity |
      | Fair Captain | personnel | Federation   | 23        |

  @ruling=cr14-mission-ii-01 @1e-2014
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

  @ruling=cr14-mission-ii-02 @1e-2014
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

      Examples:
        | mission         | points    |
        | Test Mission    | 35 points |
        | Test Mission II | 30 points |
