Feature: What a ship does with too small a crew
  It stands still, and does nearly everything else.

  Background:
    Given these made-up cards:
      | card         | type    | kind  | affiliations | attempted by | requires |
      | Quiet Nebula | mission | space |              | any          | Honor x9 |
    And the spaceline:
      | mission      |
      | Excavation   |
      | Quiet Nebula |

  @ruling=1eS-ship-staffing-21
  Rule: What does not need a full crew a ship does with whomever it has

    Example: the Nebula asks for two, and Deanna Troi alone attempts a mission aboard it
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Quiet Nebula"      |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
      When Alice attempts "Quiet Nebula"
      Then that is legal
      And "Quiet Nebula" is still not completed

  @ruling=1eS-ship-staffing-22
  Rule: With nobody of its affiliation aboard a ship does not move

    Scenario Outline: <pilot> and Vekor are aboard the Oberth
      Given Alice has:
        | card          | where                  |
        | U.S.S. Oberth | at "Quiet Nebula"      |
        | Vekor         | aboard "U.S.S. Oberth" |
        | <pilot>       | aboard "U.S.S. Oberth" |
      When Alice moves "U.S.S. Oberth" to "Excavation"
      Then that is <verdict>

      Examples: A Non-Aligned officer, and one of the Federation
        | pilot       | verdict |
        | Baran       | illegal |
        | Deanna Troi | legal   |

    Scenario Outline: <player> has Deanna Troi aboard the Oberth of Alice, and to move it is <verdict>
      Given Alice has:
        | card          | where                  |
        | U.S.S. Oberth | at "Quiet Nebula"      |
        | Vekor         | aboard "U.S.S. Oberth" |
        | Baran         | aboard "U.S.S. Oberth" |
      And <player> has:
        | card        | where                  |
        | Deanna Troi | aboard "U.S.S. Oberth" |
      When Alice moves "U.S.S. Oberth" to "Excavation"
      Then that is <verdict>

      Examples: She is the opponent's, and she is of the crew
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: the runabout is docked, Calloway is aboard <where>, and to undock it is <verdict>
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Baran              | aboard "Runabout"              |
        | Calloway           | aboard "<where>"               |
      When Alice undocks "Runabout" from "Federation Outpost"
      Then that is <verdict>

      Examples: She is next door, and she is of the crew
        | where              | verdict |
        | Federation Outpost | illegal |
        | Runabout           | legal   |

  @ruling=1eS-ship-staffing-23
  Rule: With nobody of its affiliation aboard a ship attempts no mission

    Scenario Outline: <whom> and Vekor are aboard the Runabout
      Given Alice has:
        | card     | where             |
        | Runabout | at "Quiet Nebula" |
        | Vekor    | aboard "Runabout" |
        | <whom>   | aboard "Runabout" |
      When Alice attempts "Quiet Nebula"
      Then that is <verdict>

      Examples: A Non-Aligned officer, and one of the Federation
        | whom        | verdict |
        | Baran       | illegal |
        | Deanna Troi | legal   |

    Scenario Outline: <whom> and Vekor are aboard a Runabout that Alice has won from Bob
      Given Bob has:
        | card     | where             | state               |
        | Runabout | at "Quiet Nebula" | controlled by Alice |
      And Alice has:
        | card   | where             |
        | Vekor  | aboard "Runabout" |
        | <whom> | aboard "Runabout" |
      When Alice attempts "Quiet Nebula"
      Then that is <verdict>

      Examples: A Non-Aligned officer, and one of the Federation
        | whom        | verdict |
        | Baran       | illegal |
        | Deanna Troi | legal   |

  @ruling=1eS-ship-staffing-26
  Rule: A ship that loses one of the crew that it needs does not move

    Scenario Outline: <who> beams down from the Nebula, where Deanna Troi stays
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
        | Leah Brahms   | aboard "U.S.S. Nebula" |
        | Calloway      | aboard "U.S.S. Nebula" |
      When Alice beams "<who>" to "Excavation"
      And Alice moves "U.S.S. Nebula" to "Quiet Nebula"
      Then that is <verdict>

      Examples: One whose icon is needed, and one who has none
        | who         | verdict |
        | Leah Brahms | illegal |
        | Calloway    | legal   |

  @ruling=1eS-ship-staffing-27
  Rule: A stalled ship moves again as soon as those whom it needs are aboard

    Scenario Outline: the Nebula has lost Leah Brahms, and <who> comes aboard
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
        | Leah Brahms   | aboard "U.S.S. Nebula" |
        | Jenna D'Sora  | on "Excavation"        |
        | Calloway      | on "Excavation"        |
      When Alice beams "Leah Brahms" to "Excavation"
      And Alice beams "<who>" to "U.S.S. Nebula"
      And Alice moves "U.S.S. Nebula" to "Quiet Nebula"
      Then that is <verdict>

      Examples: One of the Staff, and one without any icon
        | who          | verdict |
        | Jenna D'Sora | legal   |
        | Calloway     | illegal |

  @ruling=1eS-ship-staffing-28
  Rule: A stalled ship is not stopped

    Example: Leah Brahms leaves the Nebula, which she is needed to staff
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
        | Leah Brahms   | aboard "U.S.S. Nebula" |
      When Alice beams "Leah Brahms" to "Excavation"
      Then "Leah Brahms" is now on "Excavation"
      And "U.S.S. Nebula" is still not stopped
      And nothing else has changed

  @ruling=1eS-ship-staffing-29
  Rule: A stalled ship still beams Away Teams

    Example: Leah Brahms has left the Nebula, and Deanna Troi follows her
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
        | Leah Brahms   | aboard "U.S.S. Nebula" |
      When Alice beams "Leah Brahms" to "Excavation"
      Then "Leah Brahms" is now on "Excavation"
      When Alice beams "Deanna Troi" to "Excavation"
      Then "Deanna Troi" is now on "Excavation"
      And nothing else has changed

  @ruling=1eS-ship-staffing-31
  Rule: A stalled ship still attempts the mission where it is

    Example: Leah Brahms has gone over to the Runabout, and the Nebula makes the attempt
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Quiet Nebula"      |
        | Runabout      | at "Quiet Nebula"      |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
        | Leah Brahms   | aboard "U.S.S. Nebula" |
      When Alice beams "Leah Brahms" to "Runabout"
      And Alice attempts "Quiet Nebula" from "U.S.S. Nebula"
      Then that is legal
      And "Quiet Nebula" is still not completed
