Feature: What happens when a mission is solved
  First what happens when it is solved, then seeded personnel, then artifacts, and its points last.

  Background:
    Given these made-up cards:
      | card           | type      | affiliations | skills                | integrity | cunning |
      | Quiet Engineer | personnel | Federation   | ENGINEER, Acquisition | 5         | 33      |
      | Old Physicist  | personnel | Federation   | Physics               | 29        | 5       |

  Rule: What happens when the mission is solved comes first

    Background:
      Given the spaceline:
        | mission                 |
        | Investigate Dead Planet |

    @frame=differs
    Scenario Outline: <what> when the android may be downloaded
      Given Alice has:
        | card           | where                           |
        | Quiet Engineer | on "Investigate Dead Planet"    |
        | Lal            | in draw deck                    |
        | Vash           | under "Investigate Dead Planet" |
        | Tox Uthat      | under "Investigate Dead Planet" |
      When Alice attempts "Investigate Dead Planet"
      Then Alice must now choose one of "Lal"
      And <so it is>
      When Alice chooses none
      Then Alice now has 30 points

      @ruling=cr14-missions-attempt-13
      Examples: The mission is completed as soon as its requirements are met
        | what                     | so it is                                   |
        | the mission is completed | "Investigate Dead Planet" is now completed |

      @ruling=cr14-missions-attempt-14 @part=mission
      Examples: The text of the mission goes before everything else
        | what                                 | so it is                                        |
        | her own personnel still lie under it | "Vash" is still under "Investigate Dead Planet" |
        | nothing has been scored              | Alice still has 0 points                        |

      @ruling=cr14-missions-attempt-19 @part=artifacts
      Examples: Artifacts are earned after that
        | what                             | so it is                                             |
        | the artifact still lies under it | "Tox Uthat" is still under "Investigate Dead Planet" |

  @ruling=cr14-missions-attempt-14
  Rule: So does what an objective there lets its player do

    @part=objective @frame=open
    Example: her own personnel still lie under it when the depot may be downloaded
      Given these made-up cards:
        | card         | type    | kind   | quadrant | attempted by | points |
        | Quiet Colony | mission | planet | alpha    | Dominion     | 30     |
      And the spaceline:
        | mission      |
        | Quiet Colony |
      And Alice has:
        | card                        | where                |
        | Kudak'Etan                  | on "Quiet Colony"    |
        | Establish Dominion Foothold | on "Quiet Colony"    |
        | Remote Supply Depot         | in draw deck         |
        | Weyoun                      | under "Quiet Colony" |
        | Tox Uthat                   | under "Quiet Colony" |
      When Alice attempts "Quiet Colony"
      Then Alice must now choose one of "Remote Supply Depot"
      And "Weyoun" and "Tox Uthat" are still under "Quiet Colony"
      And Alice still has 0 points
      When Alice chooses none
      Then "Weyoun" is no longer under "Quiet Colony"

  @ruling=cr14-missions-attempt-15
  Rule: Seeded personnel are acquired before artifacts, but for those in a Cryosatellite

    @part=seeded @part=cryosatellite
    Example: she has joined the crew when the artifact is resolved, and he has not
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Test Mission |
      And Alice has:
        | card                  | where                 |
        | Runabout              | at "Test Mission"     |
        | Old Physicist         | aboard "Runabout"     |
        | Vash                  | under "Test Mission"  |
        | Magic Carpet Ride OCD | under "Test Mission"  |
        | Cryosatellite         | under "Test Mission"  |
        | Khan                  | under "Cryosatellite" |
      When Alice attempts "Test Mission"
      Then Alice must now choose one of "Excavation"
      And "Vash" is now aboard "Runabout"
      And "Khan" is still under "Cryosatellite"
      When Alice chooses none
      Then "Khan" is now aboard "Runabout"
      And "Test Mission" is still completed
      And "Magic Carpet Ride OCD" and "Cryosatellite" are now in Alice's discard pile
      And Alice now has 25 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-16
  Rule: Your personnel seeded there join you if they are compatible

    Example: she joins the crew that found her
      Given the spaceline:
        | mission      |
        | Test Mission |
      And Alice has:
        | card          | where                |
        | Runabout      | at "Test Mission"    |
        | Old Physicist | aboard "Runabout"    |
        | Vash          | under "Test Mission" |
      When Alice attempts "Test Mission"
      Then "Vash" is now aboard "Runabout"
      And "Test Mission" is now completed
      And Alice now has 25 points
      And nothing else has changed

    Example: the opponent's who would go with them does not join
      Given the spaceline:
        | mission      |
        | Test Mission |
      And Alice has:
        | card          | where                |
        | Runabout      | at "Test Mission"    |
        | Old Physicist | aboard "Runabout"    |
        | Vash          | under "Test Mission" |
      And Bob has:
        | card    | where                |
        | Timicin | under "Test Mission" |
      When Alice attempts "Test Mission"
      Then "Vash" is now aboard "Runabout"
      And "Vash" is still not captive
      And "Timicin" has been captured
      And "Test Mission" is now completed
      And "Timicin" is now aboard "Runabout"
      And "Timicin" is now captive
      And "Timicin" is now disabled
      And Alice now has 25 points
      And nothing else has changed

  Rule: Your personnel seeded there who are not compatible are kept apart

    Background:
      Given the spaceline:
        | mission                 |
        | Test Mission            |
        | Investigate Dead Planet |

    @ruling=cr14-missions-attempt-17 @question=house-arrest-or-a-separate-away-team @part=house-arrest
    Example: aboard the ship he is under house arrest
      Given Alice has:
        | card          | where                |
        | Runabout      | at "Test Mission"    |
        | Old Physicist | aboard "Runabout"    |
        | Gowron        | under "Test Mission" |
      When Alice attempts "Test Mission"
      Then "Gowron" is now aboard "Runabout"
      And "Gowron" is now under house arrest
      And "Test Mission" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @ruling=cr14-missions-attempt-17 @reading=house-arrest-or-a-separate-away-team/player
    Example: aboard the ship he is put where his player says
      Given Alice has:
        | card          | where                |
        | Runabout      | at "Test Mission"    |
        | Old Physicist | aboard "Runabout"    |
        | Gowron        | under "Test Mission" |
      When Alice attempts "Test Mission"
      And Alice chooses the word "house arrest"
      Then "Gowron" is now under house arrest

    @ruling=cr14-missions-attempt-17 @question=house-arrest-or-a-separate-away-team @part=house-arrest
    Example: that Baran, who goes with anybody, is there as well does not help him
      Given Alice has:
        | card          | where                |
        | Runabout      | at "Test Mission"    |
        | Old Physicist | aboard "Runabout"    |
        | Baran         | aboard "Runabout"    |
        | Gowron        | under "Test Mission" |
      When Alice attempts "Test Mission"
      Then "Gowron" is now aboard "Runabout"
      And "Gowron" is now under house arrest
      And "Test Mission" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @ruling=cr14-missions-attempt-17 @reading=house-arrest-or-a-separate-away-team/player
    Example: that Baran, who goes with anybody, is there as well leaves the choice to his player
      Given Alice has:
        | card          | where                |
        | Runabout      | at "Test Mission"    |
        | Old Physicist | aboard "Runabout"    |
        | Baran         | aboard "Runabout"    |
        | Gowron        | under "Test Mission" |
      When Alice attempts "Test Mission"
      And Alice chooses the word "house arrest"
      Then "Gowron" is now under house arrest

    @ruling=cr14-missions-attempt-17 @question=house-arrest-or-a-separate-away-team @part=away-team
    Example: on the planet he is an Away Team of his own
      Given Alice has:
        | card           | where                           |
        | Quiet Engineer | on "Investigate Dead Planet"    |
        | Gowron         | under "Investigate Dead Planet" |
      When Alice attempts "Investigate Dead Planet"
      Then "Gowron" is now on "Investigate Dead Planet"
      And "Investigate Dead Planet" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @ruling=cr14-missions-attempt-17 @reading=house-arrest-or-a-separate-away-team/player
    Example: on the planet he is put where his player says
      Given Alice has:
        | card           | where                           |
        | Quiet Engineer | on "Investigate Dead Planet"    |
        | Gowron         | under "Investigate Dead Planet" |
      When Alice attempts "Investigate Dead Planet"
      And Alice chooses the word "house arrest"
      Then "Gowron" is now on "Investigate Dead Planet"
      And "Gowron" is now under house arrest

  @ruling=cr14-missions-attempt-18
  Rule: The opponent's personnel seeded there are captured

    Example: he is a captive aboard the ship
      Given the spaceline:
        | mission      |
        | Test Mission |
      And Alice has:
        | card          | where             |
        | Runabout      | at "Test Mission" |
        | Old Physicist | aboard "Runabout" |
      And Bob has:
        | card   | where                |
        | Gowron | under "Test Mission" |
      When Alice attempts "Test Mission"
      Then "Gowron" has been captured
      And "Gowron" is now captive
      And "Gowron" is now aboard "Runabout"
      And "Test Mission" is now completed
      And "Gowron" is now disabled
      And Alice now has 25 points
      And nothing else has changed

  Rule: The points are scored at the very end

    Background:
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Test Mission |
      And Alice has:
        | card                  | where                |
        | Runabout              | at "Test Mission"    |
        | Old Physicist         | aboard "Runabout"    |
        | Magic Carpet Ride OCD | under "Test Mission" |

    @ruling=cr14-missions-attempt-20
    Example: nothing has been scored while an artifact is resolved
      When Alice attempts "Test Mission"
      Then Alice must now choose one of "Excavation"
      And Alice still has 0 points
      When Alice chooses none
      Then Alice now has 25 points
      And "Test Mission" is still completed
      And "Magic Carpet Ride OCD" is now in Alice's discard pile
      And nothing else has changed

    @ruling=cr14-missions-attempt-19 @part=artifacts
    Example: the artifact is earned and resolved before anything is scored
      When Alice attempts "Test Mission"
      Then Alice must now choose one of "Excavation"
      And Alice still has 0 points
      When Alice chooses none
      Then Alice now has 25 points
      And "Test Mission" is still completed
      And "Magic Carpet Ride OCD" is now in Alice's discard pile
      And nothing else has changed

    @ruling=cr14-missions-attempt-21
    Example: they are scored although the crew was carried away
      When Alice attempts "Test Mission"
      And Alice chooses "Excavation"
      Then "Runabout" is now at "Excavation"
      And Alice now has 25 points
      And "Test Mission" is still completed
      And "Magic Carpet Ride OCD" is now in Alice's discard pile
      And nothing else has changed
