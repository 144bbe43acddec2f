Feature: Boarding a facility from a docked ship
  Who stays with the ship, and who may leave it.

  Background:
    Given these made-up cards:
      | card         | type      | affiliations |
      | Warrior Kang | personnel | Klingon      |
    And the spaceline:
      | mission            |
      | Search for Weapons |

  @ruling=1eD-docking-17
  Rule: Personnel who are not compatible with an outpost do not board it from a docked ship

    Background:
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Search for Weapons"        |
        | Runabout           | docked at "Federation Outpost" |

    Scenario Outline: <who> asks to <deed> aboard the Federation outpost, and that is <verdict>
      Given Alice has:
        | card  | where             |
        | <who> | aboard "Runabout" |
      When Alice <deeds> "<who>" aboard "Federation Outpost"
      Then that is <verdict>

      Examples:
        | who          | deed | deeds | verdict |
        | Warrior Kang | walk | walks | illegal |
        | Warrior Kang | beam | beams | illegal |
        | Calloway     | walk | walks | legal   |
        | Calloway     | beam | beams | legal   |

  @ruling=1eD-docking-18
  Rule: Personnel who are not compatible with a Nor may board it from a docked ship

    Example: the warrior walks from the Docking Ports into the Cardassian station
      Given Alice has:
        | card          | where                     |
        | Nor           | at "Search for Weapons"   |
        | Docking Ports | in the sites of "Nor"     |
        | Runabout      | docked at "Docking Ports" |
        | Warrior Kang  | aboard "Runabout"         |
      When Alice walks "Warrior Kang" aboard "Docking Ports"
      Then "Warrior Kang" is now aboard "Docking Ports"
      And nothing else has changed
