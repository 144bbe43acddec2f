Feature: Somebody of the ship's affiliation
  A ship with nobody of its own affiliation aboard is of little use in a battle.

  Background:
    Given these made-up cards:
      | card    | type | affiliations | staffing | range | weapons | shields |
      | Raider  | ship | Klingon      |          | 7     | 3       | 5       |
      | Bulwark | ship | Romulan      |          | 7     | 7       | 7       |

  @ruling=1eS-ship-staffing-24
  Rule: With nobody of its affiliation aboard a ship begins no battle

    Scenario Outline: a Klingon ship is led by <leader>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where           |
        | Raider   | at "Excavation" |
        | <leader> | aboard "Raider" |
      And Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |
      When Alice attacks "Bulwark" with "Raider"
      Then that is <verdict>

      Examples: A Non-Aligned officer, and a Klingon
        | leader | verdict |
        | Baran  | illegal |
        | Klag   | legal   |

    Scenario Outline: Baran leads a Klingon ship, and Klag, the only Klingon aboard, is <state>
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           | state   |
        | Raider | at "Excavation" |         |
        | Baran  | aboard "Raider" |         |
        | Klag   | aboard "Raider" | <state> |
      And Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |
      When Alice attacks "Bulwark" with "Raider"
      Then that is <verdict>

      Examples: Disabled, and not
        | state        | verdict |
        | disabled     | illegal |
        | not disabled | legal   |

    Scenario Outline: a ship that Klag leads attacks together with one that has <crew> aboard
      Given these made-up cards:
        | card  | type | affiliations | range | weapons | shields |
        | Vulok | ship | Klingon      | 7     | 5       | 5       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Klag   | aboard "Raider" |
        | Vulok  | at "Excavation" |
        | <crew> | aboard "Vulok"  |
      And Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |
      When Alice attacks "Bulwark" with "Raider" and "Vulok"
      Then that is <verdict>

      Examples: A Non-Aligned officer, and a Klingon
        | crew  | verdict |
        | Baran | illegal |
        | Divok | legal   |

  @ruling=1eS-ship-staffing-25
  Rule: With nobody of its affiliation aboard a ship does not fire

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |

    Example: a Romulan ship with a Non-Aligned officer aboard is attacked, and cannot fire back
      Given Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Klag   | aboard "Raider" |
      And Bob has:
        | card  | where            |
        | Baran | aboard "Bulwark" |
      When Alice attacks "Bulwark" with "Raider"
      Then "Raider" is still not damaged
      And "Raider" and "Bulwark" are now stopped
      And "Klag" and "Baran" are now stopped
      And nothing else has changed

  @ruling=1eS-ship-staffing-32
  Rule: A ship begins a battle without all that its icons ask for

    @frame=differs
    Example: the Klingon ship has two command icons to fill, and Klag is aboard
      Given these made-up cards:
        | card     | type | affiliations | staffing         | range | weapons | shields |
        | Marauder | ship | Klingon      | command, command | 7     | 3       | 5       |
      And the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card     | where             |
        | Marauder | at "Excavation"   |
        | Klag     | aboard "Marauder" |
      And Bob has:
        | card    | where           |
        | Bulwark | at "Excavation" |
      When Alice attacks "Bulwark" with "Marauder"
      Then that is legal
