Feature: Basic rules of affiliations

  @ruling=custom-compatibility-40
  Rule: Borg go with Borg only

    Scenario Outline: a drone and <other> are <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card        | where           |
        | Guard Drone | on "Excavation" |
        | <other>     | on "Excavation" |
      Then "Guard Drone" and "<other>" are <verdict>

      Examples: Another drone, and a Non-Aligned
        | other         | verdict        |
        | Bio-med Drone | compatible     |
        | Galen         | not compatible |
