Feature: What happens when a mission is solved
  First what happens when it is solved, then seeded personnel, then artifacts, and its points last.

  Background:
    Given these made-up cards:
      | card           | type      | affiliations | skills                                         | integrity | cunning |
      | Quiet Engineer | personnel | Federation   | ENGINEER, Acquisition                          | 5         | 33      |
      | Old Physicist  | personnel | Federation   | Physics, Diplomacy, Navigation, Computer Skill | 29        | 5       |

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
        | Tox Uthat      | under "Investigate Dead Planet" |
      When Alice attempts "Investigate Dead Planet"
      Then Alice must now choose one of "Lal"
      And <so it is>
      When Alice chooses none
      Then Alice now has 30 points

      @ruling=cr14-missions-attempt-13 @part=away-team
      Examples: The mission is completed as soon as its requirements are met
        | what                     | so it is                                   |
        | the mission is completed | "Investigate Dead Planet" is now completed |

      @ruling=cr14-missions-attempt-14 @part=mission
      Examples: The text of the mission goes before everything else
        | what                    | so it is                 |
        | nothing has been scored | Alice still has 0 points |

      @ruling=cr14-missions-attempt-19 @part=artifacts
      Examples: Artifacts are earned after that
        | what                             | so it is                                             |
        | the artifact still lies under it | "Tox Uthat" is still under "Investigate Dead Planet" |

  @ruling=cr14-missions-attempt-14
  Rule: So does what an objective there lets its player do

    @part=objective @frame=open
    Example: her own personnel still lie under it when the depot may be downloaded
      Given these made-up cards:
        | card             | type      | kind   | attempted by | requires   | affiliations | strength |
        | Rescue Prisoners | mission   | planet | Dominion     | Leadership |              |          |
        | Freed Farmer     | personnel |        |              |            | Bajoran      | 5        |
      And the spaceline:
        | mission          |
        | Rescue Prisoners |
      And Alice has:
        | card                        | where                    |
        | Kudak'Etan                  | on "Rescue Prisoners"    |
        | Establish Dominion Foothold | on "Rescue Prisoners"    |
        | Remote Supply Depot         | in draw deck             |
        | Freed Farmer                | under "Rescue Prisoners" |
        | Tox Uthat                   | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then Alice must now choose one of "Remote Supply Depot"
      And "Freed Farmer" and "Tox Uthat" are still under "Rescue Prisoners"
      And Alice still has 0 points
      When Alice chooses none
      Then "Freed Farmer" is no longer under "Rescue Prisoners"

    @part=objective @frame=open
    Example: it is so at a mission that Bob seeded
      Given these made-up cards:
        | card             | type      | kind   | attempted by | requires   | affiliations | strength |
        | Rescue Prisoners | mission   | planet | Dominion     | Leadership |              |          |
        | Freed Farmer     | personnel |        |              |            | Bajoran      | 5        |
      And the spaceline:
        | mission          | seeded by |
        | Rescue Prisoners | Bob       |
      And Alice has:
        | card                        | where                    |
        | Kudak'Etan                  | on "Rescue Prisoners"    |
        | Establish Dominion Foothold | on "Rescue Prisoners"    |
        | Remote Supply Depot         | in draw deck             |
        | Freed Farmer                | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then Alice must now choose one of "Remote Supply Depot"
      And "Freed Farmer" is still under "Rescue Prisoners"
      And Alice still has 0 points
      When Alice chooses none
      Then "Freed Farmer" is no longer under "Rescue Prisoners"

  @ruling=cr14-missions-attempt-15
  Rule: Seeded personnel are acquired before artifacts, but for those in a Cryosatellite

    @part=seeded @part=cryosatellite
    Example: she has joined the crew when the artifact is resolved, and he has not
      Given these made-up cards:
        | card           | type      | affiliations | icons          |
        | Stray Wanderer | personnel | Non-Aligned  | delta quadrant |
      And the spaceline:
        | mission      |
        | Excavation   |
        | Prison Break |
      And Alice has:
        | card                  | where                 |
        | Runabout              | at "Prison Break"     |
        | Old Physicist         | aboard "Runabout"     |
        | Stray Wanderer        | under "Prison Break"  |
        | Magic Carpet Ride OCD | under "Prison Break"  |
        | Cryosatellite         | under "Prison Break"  |
        | Khan                  | under "Cryosatellite" |
      When Alice attempts "Prison Break"
      Then Alice must now choose one of "Excavation"
      And "Stray Wanderer" is now aboard "Runabout"
      And "Khan" is still under "Cryosatellite"
      When Alice chooses none
      Then "Khan" is now aboard "Runabout"
      And "Prison Break" is still completed
      And "Magic Carpet Ride OCD" and "Cryosatellite" are now in Alice's discard pile
      And Alice now has 30 points
      And nothing else has changed

  @ruling=cr14-missions-attempt-16
  Rule: Your personnel seeded there join you if they are compatible

    @part=crew
    Example: she joins the crew that found her
      Given these made-up cards:
        | card           | type      | affiliations | icons          |
        | Stray Wanderer | personnel | Non-Aligned  | delta quadrant |
      And the spaceline:
        | mission      |
        | Prison Break |
      And Alice has:
        | card           | where                |
        | Runabout       | at "Prison Break"    |
        | Old Physicist  | aboard "Runabout"    |
        | Stray Wanderer | under "Prison Break" |
      When Alice attempts "Prison Break"
      Then "Stray Wanderer" is now aboard "Runabout"
      And "Prison Break" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @part=away-team
    Example: on a planet she joins the Away Team
      Given these made-up cards:
        | card           | type      | affiliations | strength | skills            |
        | Strong Officer | personnel | Bajoran      | 41       | Transporter Skill |
        | Freed Farmer   | personnel | Bajoran      | 5        |                   |
      And the spaceline:
        | mission          |
        | Rescue Prisoners |
      And Alice has:
        | card           | where                    |
        | Strong Officer | on "Rescue Prisoners"    |
        | Freed Farmer   | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then "Freed Farmer" is now on "Rescue Prisoners"
      And "Rescue Prisoners" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @part=crew
    Example: the opponent's who would go with them does not join
      Given these made-up cards:
        | card           | type      | affiliations | icons          |
        | Stray Wanderer | personnel | Non-Aligned  | delta quadrant |
        | Other Wanderer | personnel | Non-Aligned  | delta quadrant |
      And the spaceline:
        | mission      |
        | Prison Break |
      And Alice has:
        | card           | where                |
        | Runabout       | at "Prison Break"    |
        | Old Physicist  | aboard "Runabout"    |
        | Stray Wanderer | under "Prison Break" |
      And Bob has:
        | card           | where                |
        | Other Wanderer | under "Prison Break" |
      When Alice attempts "Prison Break"
      Then "Stray Wanderer" is now aboard "Runabout"
      And "Stray Wanderer" is still not captive
      And "Other Wanderer" has been captured
      And "Prison Break" is now completed
      And "Other Wanderer" is now aboard "Runabout"
      And "Other Wanderer" is now captive
      And "Other Wanderer" is now disabled
      And Alice now has 30 points
      And nothing else has changed

  Rule: Your personnel seeded there who are not compatible are kept apart

    Background:
      Given the spaceline:
        | mission          |
        | Prison Break     |
        | Rescue Prisoners |

    @ruling=cr14-missions-attempt-17 @question=house-arrest-or-a-separate-away-team @part=house-arrest
    Example: aboard the ship he is under house arrest
      Given these made-up cards:
        | card       | type      | affiliations | icons          |
        | Stray Maje | personnel | Kazon        | delta quadrant |
      And Alice has:
        | card          | where                |
        | Runabout      | at "Prison Break"    |
        | Old Physicist | aboard "Runabout"    |
        | Stray Maje    | under "Prison Break" |
      When Alice attempts "Prison Break"
      Then "Stray Maje" is now aboard "Runabout"
      And "Stray Maje" is now under house arrest
      And "Prison Break" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @ruling=cr14-missions-attempt-17 @reading=house-arrest-or-a-separate-away-team/player
    Example: aboard the ship he is put where his player says
      Given these made-up cards:
        | card       | type      | affiliations | icons          |
        | Stray Maje | personnel | Kazon        | delta quadrant |
      And Alice has:
        | card          | where                |
        | Runabout      | at "Prison Break"    |
        | Old Physicist | aboard "Runabout"    |
        | Stray Maje    | under "Prison Break" |
      When Alice attempts "Prison Break"
      And Alice chooses the word "house arrest"
      Then "Stray Maje" is now under house arrest

    @ruling=cr14-missions-attempt-17 @question=house-arrest-or-a-separate-away-team @part=house-arrest
    Example: that Baran, who goes with anybody, is there as well does not help him
      Given these made-up cards:
        | card       | type      | affiliations | icons          |
        | Stray Maje | personnel | Kazon        | delta quadrant |
      And Alice has:
        | card          | where                |
        | Runabout      | at "Prison Break"    |
        | Old Physicist | aboard "Runabout"    |
        | Baran         | aboard "Runabout"    |
        | Stray Maje    | under "Prison Break" |
      When Alice attempts "Prison Break"
      Then "Stray Maje" is now aboard "Runabout"
      And "Stray Maje" is now under house arrest
      And "Prison Break" is now completed
      And Alice now has 30 points
      And nothing else has changed

    @ruling=cr14-missions-attempt-17 @reading=house-arrest-or-a-separate-away-team/player
    Example: that Baran, who goes with anybody, is there as well leaves the choice to his player
      Given these made-up cards:
        | card       | type      | affiliations | icons          |
        | Stray Maje | personnel | Kazon        | delta quadrant |
      And Alice has:
        | card          | where                |
        | Runabout      | at "Prison Break"    |
        | Old Physicist | aboard "Runabout"    |
        | Baran         | aboard "Runabout"    |
        | Stray Maje    | under "Prison Break" |
      When Alice attempts "Prison Break"
      And Alice chooses the word "house arrest"
      Then "Stray Maje" is now under house arrest

    @ruling=cr14-missions-attempt-17 @question=house-arrest-or-a-separate-away-team @part=away-team
    Example: on the planet he is an Away Team of his own
      Given these made-up cards:
        | card           | type      | affiliations | strength | skills            |
        | Strong Officer | personnel | Federation   | 41       | Transporter Skill |
        | Freed Farmer   | personnel | Bajoran      | 5        |                   |
      And Alice has:
        | card           | where                    |
        | Strong Officer | on "Rescue Prisoners"    |
        | Freed Farmer   | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then "Freed Farmer" is now on "Rescue Prisoners"
      And "Rescue Prisoners" is now completed
      And Alice now has 25 points
      And nothing else has changed

    @ruling=cr14-missions-attempt-17 @reading=house-arrest-or-a-separate-away-team/player
    Example: on the planet he is put where his player says
      Given these made-up cards:
        | card           | type      | affiliations | strength | skills            |
        | Strong Officer | personnel | Federation   | 41       | Transporter Skill |
        | Freed Farmer   | personnel | Bajoran      | 5        |                   |
      And Alice has:
        | card           | where                    |
        | Strong Officer | on "Rescue Prisoners"    |
        | Freed Farmer   | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      And Alice chooses the word "house arrest"
      Then "Freed Farmer" is now on "Rescue Prisoners"
      And "Freed Farmer" is now under house arrest

  @ruling=cr14-missions-attempt-18
  Rule: The opponent's personnel seeded there are captured

    Example: he is a captive aboard the ship
      Given these made-up cards:
        | card       | type      | affiliations | icons          |
        | Stray Maje | personnel | Kazon        | delta quadrant |
      And the spaceline:
        | mission      |
        | Prison Break |
      And Alice has:
        | card          | where             |
        | Runabout      | at "Prison Break" |
        | Old Physicist | aboard "Runabout" |
      And Bob has:
        | card       | where                |
        | Stray Maje | under "Prison Break" |
      When Alice attempts "Prison Break"
      Then "Stray Maje" has been captured
      And "Stray Maje" is now captive
      And "Stray Maje" is now aboard "Runabout"
      And "Prison Break" is now completed
      And "Stray Maje" is now disabled
      And Alice now has 30 points
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

    @ruling=cr14-missions-attempt-13 @part=crew
    Example: a crew has completed it before the artifact is resolved
      When Alice attempts "Test Mission"
      Then Alice must now choose one of "Excavation"
      And "Test Mission" is now completed
      When Alice chooses none
      Then Alice now has 25 points
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

    @ruling=cr14-missions-attempt-21 @part=crew
    Example: they are scored although the crew was carried away
      When Alice attempts "Test Mission"
      And Alice chooses "Excavation"
      Then "Runabout" is now at "Excavation"
      And Alice now has 25 points
      And "Test Mission" is still completed
      And "Magic Carpet Ride OCD" is now in Alice's discard pile
      And nothing else has changed

    @ruling=cr14-missions-attempt-21 @part=away-team
    Example: they are scored although the Away Team went with its ship
      Given the spaceline:
        | mission      |
        | Plunder Site |
      And Alice has:
        | card                           | where                     |
        | Runabout [above]               | at "Excavation"           |
        | Calloway                       | aboard "Runabout" [above] |
        | Worf                           | on "Excavation"           |
        | Galen                          | on "Excavation"           |
        | Magic Carpet Ride OCD [buried] | under "Excavation"        |
      When Alice attempts "Excavation"
      And Alice chooses "Plunder Site" from "Excavation", "Plunder Site" and none
      Then "Runabout" [above] is now at "Plunder Site"
      And "Worf" and "Galen" are now on "Plunder Site"
      And Alice now has 25 points
      And "Excavation" is still completed
      And "Magic Carpet Ride OCD" [buried] is now in Alice's discard pile
      And nothing else has changed
