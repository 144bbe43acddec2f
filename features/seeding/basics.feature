Feature: Basic rules of seeding
  How many cards of a deck are seeded.

  @ruling=custom-seeding-01
  Rule: Half of the deck is seeded at most

    Scenario Outline: <draw> cards lie in the draw deck, and a thirty-first seed card is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Alice     |
      And it is the dilemma phase
      And Alice has:
        | card     | where              | count  |
        | Archer   | under "Excavation" | 29     |
        | Divok    | in draw deck       | <draw> |
        | Chalnoth | in seed cards      |        |
      When Alice seeds "Chalnoth" under "Excavation"
      Then that is <verdict>

      Examples: A deck of sixty, one of sixty-one, and one of sixty-two
        | draw | verdict |
        | 29   | illegal |
        | 30   | illegal |
        | 31   | legal   |

    Scenario Outline: <draw> cards lie in the draw deck, and an outpost for a thirty-first seed card is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Alice     |
      And it is the facility phase
      And Alice has:
        | card               | where              | count  |
        | Archer             | under "Excavation" | 29     |
        | Divok              | in draw deck       | <draw> |
        | Federation Outpost | in seed cards      |        |
      When Alice seeds "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: A deck of sixty-one, and one of sixty-two
        | draw | verdict |
        | 30   | illegal |
        | 31   | legal   |

  @ruling=custom-seeding-14
  Rule: Missions and outposts are counted

    Scenario Outline: a mission, <more> and <dilemmas> dilemmas are seeded, and one more is <verdict>
      Given the spaceline:
        | mission      | seeded by |
        | Plunder Site | Alice     |
      And it is the dilemma phase
      And Alice has:
        | card     | where                | count      |
        | Archer   | under "Plunder Site" | <dilemmas> |
        | <more>   | at "Plunder Site"    |            |
        | Chalnoth | in seed cards        |            |
      When Alice seeds "Chalnoth" under "Plunder Site"
      Then that is <verdict>

      Examples: The thirtieth, and the thirty-first
        | more            | dilemmas | verdict |
        | Klingon Outpost | 27       | legal   |
        | Klingon Outpost | 28       | illegal |

  Rule: A deck of Second Edition

    Background:
      Given these made-up cards:
        | card            | type    | kind   | cost | requires               |
        | Closed Assembly | dilemma | dual   | 1    | Diplomacy or Telepathy |
        | Quiet Moon      | mission | planet |      |                        |
        | Grey Moon       | mission | planet |      |                        |
        | Far Reach       | mission | space  |      |                        |
        | Still Reach     | mission | space  |      |                        |

    @ruling=custom-seeding-16
    Scenario Outline: the draw deck has <cards> cards, and that is <verdict>
      When Alice brings this deck:
        | deck      | card                              | copies |
        | missions  | Hunt Alien                        |        |
        | missions  | Salvage Borg Ship                 |        |
        | missions  | Quiet Moon                        |        |
        | missions  | Unicomplex, Root of the Hive Mind |        |
        | missions  | Assault on Species 8472           |        |
        | draw deck | Acclimation Drone                 | 3      |
        | draw deck | Calibration Drone                 | 3      |
        | draw deck | Cartography Drone                 | 3      |
        | draw deck | Computation Drone                 | 3      |
        | draw deck | Information Drone                 | 3      |
        | draw deck | Invasive Drone                    | 3      |
        | draw deck | Opposition Drone                  | 3      |
        | draw deck | Research Drone                    | 3      |
        | draw deck | Transwarp Drone                   | 3      |
        | draw deck | Adapt                             | 3      |
        | draw deck | Render Assistance                 | 3      |
        | draw deck | Salvaging the Wreckage            | <last> |
      Then that is <verdict>
      And nothing else has changed

      Examples: One too few, and enough
        | last | cards | verdict |
        | 1    | 34    | illegal |
        | 2    | 35    | legal   |

    @ruling=custom-seeding-17
    Scenario Outline: the draw deck has <last> copies of a card, and that is <verdict>
      When Alice brings this deck:
        | deck      | card                              | copies |
        | missions  | Hunt Alien                        |        |
        | missions  | Salvage Borg Ship                 |        |
        | missions  | Quiet Moon                        |        |
        | missions  | Unicomplex, Root of the Hive Mind |        |
        | missions  | Assault on Species 8472           |        |
        | draw deck | Acclimation Drone                 | 3      |
        | draw deck | Calibration Drone                 | 3      |
        | draw deck | Cartography Drone                 | 3      |
        | draw deck | Computation Drone                 | 3      |
        | draw deck | Information Drone                 | 3      |
        | draw deck | Invasive Drone                    | 3      |
        | draw deck | Opposition Drone                  | 3      |
        | draw deck | Research Drone                    | 3      |
        | draw deck | Transwarp Drone                   | 3      |
        | draw deck | Adapt                             | 3      |
        | draw deck | Render Assistance                 | 3      |
        | draw deck | Salvaging the Wreckage            | <last> |
      Then that is <verdict>
      And nothing else has changed

      Examples: Three, and four
        | last | verdict |
        | 3    | legal   |
        | 4    | illegal |

    @ruling=custom-seeding-18
    Example: four missions are illegal
      When Alice brings this deck:
        | deck      | card                              | copies |
        | missions  | Hunt Alien                        |        |
        | missions  | Salvage Borg Ship                 |        |
        | missions  | Quiet Moon                        |        |
        | missions  | Unicomplex, Root of the Hive Mind |        |
        | draw deck | Acclimation Drone                 | 3      |
        | draw deck | Calibration Drone                 | 3      |
        | draw deck | Cartography Drone                 | 3      |
        | draw deck | Computation Drone                 | 3      |
        | draw deck | Information Drone                 | 3      |
        | draw deck | Invasive Drone                    | 3      |
        | draw deck | Opposition Drone                  | 3      |
        | draw deck | Research Drone                    | 3      |
        | draw deck | Transwarp Drone                   | 3      |
        | draw deck | Adapt                             | 3      |
        | draw deck | Render Assistance                 | 3      |
        | draw deck | Salvaging the Wreckage            | 3      |
      Then that is illegal
      And nothing else has changed

    @ruling=custom-seeding-18
    Example: five missions are legal
      When Alice brings this deck:
        | deck      | card                              | copies |
        | missions  | Hunt Alien                        |        |
        | missions  | Salvage Borg Ship                 |        |
        | missions  | Quiet Moon                        |        |
        | missions  | Unicomplex, Root of the Hive Mind |        |
        | missions  | Assault on Species 8472           |        |
        | draw deck | Acclimation Drone                 | 3      |
        | draw deck | Calibration Drone                 | 3      |
        | draw deck | Cartography Drone                 | 3      |
        | draw deck | Computation Drone                 | 3      |
        | draw deck | Information Drone                 | 3      |
        | draw deck | Invasive Drone                    | 3      |
        | draw deck | Opposition Drone                  | 3      |
        | draw deck | Research Drone                    | 3      |
        | draw deck | Transwarp Drone                   | 3      |
        | draw deck | Adapt                             | 3      |
        | draw deck | Render Assistance                 | 3      |
        | draw deck | Salvaging the Wreckage            | 3      |
      Then that is legal
      And nothing else has changed

    @ruling=custom-seeding-18
    Example: six missions are illegal
      When Alice brings this deck:
        | deck      | card                              | copies |
        | missions  | Hunt Alien                        |        |
        | missions  | Salvage Borg Ship                 |        |
        | missions  | Quiet Moon                        |        |
        | missions  | Unicomplex, Root of the Hive Mind |        |
        | missions  | Assault on Species 8472           |        |
        | missions  | Grey Moon                         |        |
        | draw deck | Acclimation Drone                 | 3      |
        | draw deck | Calibration Drone                 | 3      |
        | draw deck | Cartography Drone                 | 3      |
        | draw deck | Computation Drone                 | 3      |
        | draw deck | Information Drone                 | 3      |
        | draw deck | Invasive Drone                    | 3      |
        | draw deck | Opposition Drone                  | 3      |
        | draw deck | Research Drone                    | 3      |
        | draw deck | Transwarp Drone                   | 3      |
        | draw deck | Adapt                             | 3      |
        | draw deck | Render Assistance                 | 3      |
        | draw deck | Salvaging the Wreckage            | 3      |
      Then that is illegal
      And nothing else has changed

    @ruling=custom-seeding-19
    Scenario Outline: the dilemma pile has <cards> cards, and that is <verdict>
      When Alice brings this deck:
        | deck         | card                              | copies |
        | missions     | Hunt Alien                        |        |
        | missions     | Salvage Borg Ship                 |        |
        | missions     | Quiet Moon                        |        |
        | missions     | Unicomplex, Root of the Hive Mind |        |
        | missions     | Assault on Species 8472           |        |
        | draw deck    | Acclimation Drone                 | 3      |
        | draw deck    | Calibration Drone                 | 3      |
        | draw deck    | Cartography Drone                 | 3      |
        | draw deck    | Computation Drone                 | 3      |
        | draw deck    | Information Drone                 | 3      |
        | draw deck    | Invasive Drone                    | 3      |
        | draw deck    | Opposition Drone                  | 3      |
        | draw deck    | Research Drone                    | 3      |
        | draw deck    | Transwarp Drone                   | 3      |
        | draw deck    | Adapt                             | 3      |
        | draw deck    | Render Assistance                 | 3      |
        | draw deck    | Salvaging the Wreckage            | 3      |
        | dilemma pile | Justice or Vengeance              | 3      |
        | dilemma pile | Limited Welcome                   | 3      |
        | dilemma pile | Ornaran Threat                    | 3      |
        | dilemma pile | Pinned Down                       | 3      |
        | dilemma pile | Command Decisions                 | 3      |
        | dilemma pile | Wavefront                         | 3      |
        | dilemma pile | Closed Assembly                   | <last> |
      Then that is <verdict>
      And nothing else has changed

      Examples: One too few, and enough
        | last | cards | verdict |
        | 1    | 19    | illegal |
        | 2    | 20    | legal   |

    @ruling=custom-seeding-94
    Scenario Outline: there is no <kind> among the missions, and that is <verdict>
      When Alice brings this deck:
        | deck      | card                   | copies |
        | missions  | <one>                  |        |
        | missions  | <two>                  |        |
        | missions  | <three>                |        |
        | missions  | <four>                 |        |
        | missions  | <five>                 |        |
        | draw deck | Acclimation Drone      | 3      |
        | draw deck | Calibration Drone      | 3      |
        | draw deck | Cartography Drone      | 3      |
        | draw deck | Computation Drone      | 3      |
        | draw deck | Information Drone      | 3      |
        | draw deck | Invasive Drone         | 3      |
        | draw deck | Opposition Drone       | 3      |
        | draw deck | Research Drone         | 3      |
        | draw deck | Transwarp Drone        | 3      |
        | draw deck | Adapt                  | 3      |
        | draw deck | Render Assistance      | 3      |
        | draw deck | Salvaging the Wreckage | 3      |
      Then that is <verdict>
      And nothing else has changed

      Examples: Without one of the three kinds, and with all of them
        | kind           | one                               | two                     | three      | four                    | five                  | verdict |
        | headquarters   | Hunt Alien                        | Salvage Borg Ship       | Quiet Moon | Assault on Species 8472 | Grey Moon             | illegal |
        | space mission  | Unicomplex, Root of the Hive Mind | Salvage Borg Ship       | Quiet Moon | Hunt Alien              | Grey Moon             | illegal |
        | planet mission | Unicomplex, Root of the Hive Mind | Assault on Species 8472 | Far Reach  | Still Reach             | Battle Reconnaissance | illegal |
        | kind missing   | Unicomplex, Root of the Hive Mind | Assault on Species 8472 | Quiet Moon | Hunt Alien              | Salvage Borg Ship     | legal   |

  @ruling=custom-seeding-04
  Rule: In 1996 dilemmas and artifacts are seeded under missions of either player

    Scenario Outline: Alice seeds <what> under a mission of <player>'s, and that is <verdict>
      Given these locations:
        | location       | seeded by | quadrant |
        | Excavation     | Alice     | Alpha    |
        | Relief Mission | Bob       | Alpha    |
      And it is the dilemma phase
      And Alice has:
        | card   | where         |
        | <what> | in seed cards |
      When Alice seeds "<what>" under "<mission>"
      Then that is <verdict>

      Examples: Hers, and his
        | what           | player | mission        | verdict |
        | Archer         | Alice  | Excavation     | legal   |
        | Archer         | Bob    | Relief Mission | legal   |
        | Kurlan Naiskos | Bob    | Relief Mission | legal   |

  @ruling=custom-seeding-70
  Rule: Only what says so is seeded on the table

    @1e-glossary @1e-2014
    Scenario Outline: Alice seeds <card> on the table, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is the doorway phase
      And Alice has:
        | card   | where         |
        | <card> | in seed cards |
      When Alice seeds "<card>" on the table
      Then that is <verdict>

      Examples: An event without such a text, and one that has it
        | card                       | verdict |
        | Kivas Fajo - Collector     | illegal |
        | Assign Mission Specialists | legal   |

    @1e-1996
    Scenario Outline: in 1996 Alice seeds <card> on the table, and that is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is the doorway phase
      And Alice has:
        | card   | where         |
        | <card> | in seed cards |
      When Alice seeds "<card>" on the table
      Then that is <verdict>

      Examples: An event without such a text, and a doorway that has it
        | card                    | verdict |
        | Red Alert!              | illegal |
        | Alternate Universe Door | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: Bob's <mission> lies there, to put Observe Ritual on it is <verdict>
      Given it is the mission phase
      And these locations:
        | location        | seeded by | quadrant |
        | <mission> [his] | Bob       | Alpha    |
      And Alice has:
        | card                  | where       |
        | Observe Ritual [hers] | in missions |
      When Alice seeds "Observe Ritual" [hers] atop "<mission>" [his]
      Then that is <verdict>

      Examples: Another mission, and a copy of it
        | mission        | verdict |
        | Excavation     | illegal |
        | Observe Ritual | legal   |

  @ruling=custom-seeding-71
  Rule: Cards are seeded before play begins

    Scenario Outline: it is <moment>, and to seed a dilemma is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Alice     |
      And it is <moment>
      And Alice has:
        | card   | where         |
        | Archer | in seed cards |
      When Alice seeds "Archer" under "Excavation"
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: In play, and before
        | moment            | verdict |
        | Alice's card play | illegal |
        | the dilemma phase | legal   |

    @1e-1996
    Scenario Outline: it is <moment>, and to seed an outpost is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Alice     |
      And it is <moment>
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      When Alice seeds "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: In play, and before
        | moment             | verdict |
        | Alice's card play  | illegal |
        | the facility phase | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: it is <moment>, and to seed a card on the table is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is <moment>
      And Alice has:
        | card                       | where         |
        | Assign Mission Specialists | in seed cards |
      When Alice seeds "Assign Mission Specialists" on the table
      Then that is <verdict>

      Examples: In play, and before
        | moment            | verdict |
        | Alice's card play | illegal |
        | the doorway phase | legal   |

    @1e-1996
    Scenario Outline: it is <moment>, and to seed a doorway is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is <moment>
      And Alice has:
        | card                    | where         |
        | Alternate Universe Door | in seed cards |
      When Alice seeds "Alternate Universe Door" on the table
      Then that is <verdict>

      Examples: In play, and before
        | moment            | verdict |
        | Alice's card play | illegal |
        | the doorway phase | legal   |

  @ruling=custom-seeding-30
  Rule: Personnel who are earned join those who solved the mission

    @frame=many
    Example: the farmer is free, and is beamed up with the smuggler
      Given these made-up cards:
        | card         | type      | affiliations | skills                                            | strength | unique |
        | Old Smuggler | personnel | Bajoran      | OFFICER, Navigation, Treachery, Transporter Skill | 41       |        |
        | Freed Farmer | personnel | Bajoran      |                                                   | 5        | no     |
      And the spaceline:
        | mission          |
        | Rescue Prisoners |
      And Alice has:
        | card            | where                    |
        | Yridian Shuttle | at "Rescue Prisoners"    |
        | Old Smuggler    | on "Rescue Prisoners"    |
        | Freed Farmer    | under "Rescue Prisoners" |
      When Alice attempts "Rescue Prisoners"
      Then "Freed Farmer" is now on "Rescue Prisoners"
      And "Freed Farmer" is still not captive
      And "Freed Farmer" is still not under house arrest
      When Alice beams "Old Smuggler" and "Freed Farmer" aboard "Yridian Shuttle"
      Then "Old Smuggler" and "Freed Farmer" are now aboard "Yridian Shuttle"

  @ruling=custom-seeding-73
  Rule: Missions are seeded in the mission phase

    Scenario Outline: it is <phase>, and to seed a mission is <verdict>
      Given it is <phase>
      And Alice has:
        | card       | where       |
        | Excavation | in missions |
      When Alice seeds "Excavation" at the right end of the Alpha Quadrant spaceline
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: Later, and in its phase
        | phase             | verdict |
        | the dilemma phase | illegal |
        | the mission phase | legal   |

  @ruling=custom-seeding-72
  Rule: A player seeds his own seed cards

    Scenario Outline: the dilemma is <where>, and for Alice to seed it is <verdict>
      Given the spaceline:
        | mission    | seeded by |
        | Excavation | Alice     |
      And it is the dilemma phase
      And <player> has:
        | card   | where   |
        | Archer | <where> |
      When Alice seeds "Archer" under "Excavation"
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, in the draw deck, and among her seed cards
        | player | where         | verdict |
        | Bob    | in seed cards | illegal |
        | Alice  | in draw deck  | illegal |
        | Alice  | in seed cards | legal   |

    Scenario Outline: the mission is one of <player>'s, and for Alice to seed it is <verdict>
      Given it is the mission phase
      And <player> has:
        | card       | where       |
        | Excavation | in missions |
      When Alice seeds "Excavation" at the right end of the Alpha Quadrant spaceline
      Then that is <verdict>

      @1e-1996 @1e-glossary @1e-2014
      Examples: Bob's, and hers
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    @1e-glossary @1e-2014
    Scenario Outline: a site of <player> is <where>, and for Alice to seed it is <verdict>
      Given the spaceline:
        | mission         |
        | Eliminate Virus |
      And it is the facility phase
      And Alice has:
        | card | where                |
        | Nor  | at "Eliminate Virus" |
      And <player> has:
        | card | where   |
        | Ops  | <where> |
      When Alice seeds "Ops" in the sites of "Nor"
      Then that is <verdict>

      Examples: Bob's, in the draw deck, and among hers that seed for free
        | player | where        | verdict |
        | Bob    | in missions  | illegal |
        | Alice  | in draw deck | illegal |
        | Alice  | in missions  | legal   |

  @ruling=custom-seeding-05
  Rule: In 1996 the players seed in turns

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is the dilemma phase
      And Alice has:
        | card                 | where         |
        | Archer               | in seed cards |
        | Armus - Skin of Evil | in seed cards |
      And Bob has:
        | card     | where         |
        | Chalnoth | in seed cards |

    Example: after Alice it is Bob's turn to seed
      When Alice seeds "Archer" under "Excavation"
      And Bob seeds "Chalnoth" under "Excavation"
      Then "Chalnoth" is now under "Excavation"
      And "Archer" is still under "Excavation"
      And it is now Alice's turn
      And nothing else has changed

    Example: nobody seeds on the other player's turn
      When Bob seeds "Chalnoth" under "Excavation"
      Then that is illegal
      And nothing else has changed

    Scenario Outline: on Alice's turn <player> passes, and that is <verdict>
      When <player> seeds nothing
      Then that is <verdict>

      Examples: Bob, and Alice herself
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

    Scenario Outline: in the facility phase <player> seeds an outpost on Alice's turn, and that is <verdict>
      Given it is the facility phase
      And <player> has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      When <player> seeds "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: Bob, and Alice herself
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=custom-seeding-25
  Rule: In 1996 outposts are seeded in a phase of their own

    Scenario Outline: in 1996 the <phase> phase has begun, and an outpost seeded is <verdict>
      Given the spaceline:
        | mission    |
        | Excavation |
      And it is the <phase> phase
      And Alice has:
        | card               | where         |
        | Federation Outpost | in seed cards |
      When Alice seeds "Federation Outpost" at "Excavation"
      Then that is <verdict>

      Examples: The phase of dilemmas, and the one of facilities
        | phase    | verdict |
        | dilemma  | illegal |
        | facility | legal   |

  @ruling=custom-seeding-27
  Rule: In 1996 a deck has six missions

    Scenario Outline: with <seventh> for a card more it is <verdict>
      When Alice brings this deck:
        | deck      | card                  | copies |
        | missions  | Excavation            |        |
        | missions  | Plunder Site          |        |
        | missions  | Krios Suppression     |        |
        | missions  | Avert Disaster        |        |
        | missions  | Wormhole Negotiations |        |
        | missions  | Covert Rescue         |        |
        | <part>    | <seventh>             |        |
        | seed deck | Archer                | 23     |
        | draw deck | Tricorder             | 31     |
      Then that is <verdict>
      And nothing else has changed

      Examples: A seventh mission, and another card
        | part      | seventh         | verdict |
        | missions  | Samaritan Snare | illegal |
        | draw deck | Medical Kit     | legal   |

  @ruling=custom-seeding-121
  Rule: In 1996 no two missions of a deck are the same

    Scenario Outline: beside five missions there is <sixth>, and it is <verdict>
      When Alice brings this deck:
        | deck      | card                  | copies |
        | missions  | Excavation            |        |
        | missions  | Plunder Site          |        |
        | missions  | Krios Suppression     |        |
        | missions  | Avert Disaster        |        |
        | missions  | Wormhole Negotiations |        |
        | missions  | <sixth>               |        |
        | seed deck | Archer                | 24     |
        | draw deck | Tricorder             | 30     |
      Then that is <verdict>
      And nothing else has changed

      Examples: A second copy, and a sixth mission
        | sixth         | verdict |
        | Excavation    | illegal |
        | Covert Rescue | legal   |
