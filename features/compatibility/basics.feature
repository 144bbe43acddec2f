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

  @ruling=custom-compatibility-04
  Rule: In Second Edition cards of any affiliations go together

    Example: a farmer and a guard attempt a mission together
      Given these made-up cards:
        | card         | type      | kind   | attempted by | requires       | affiliations | skills  |
        | Quiet Planet | mission   | planet | any          | Biology, Honor |              |         |
        | Prison Guard | personnel |        |              |                | Klingon      | Honor   |
        | Old Farmer   | personnel |        |              |                | Bajoran      | Biology |
      And Alice has:
        | card         | where                |
        | Quiet Planet | in Alice's spaceline |
        | Prison Guard | on "Quiet Planet"    |
        | Old Farmer   | on "Quiet Planet"    |
      Then "Prison Guard" and "Old Farmer" are compatible
      When Alice attempts "Quiet Planet"
      Then "Quiet Planet" is now completed
      And nothing else has changed
