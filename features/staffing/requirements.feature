Feature: What a ship asks of its crew
  Some ships ask for icons, some for somebody in particular, and all of them for one of their own.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Wormhole Negotiations |

  @ruling=1eS-ship-staffing-01
  Rule: A ship needs those whose icons are printed on it

    Scenario Outline: the Nebula asks for a Command and a Staff, and has Deanna Troi and <second>
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
        | <second>      | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Somebody with an icon, and somebody without any
        | second      | verdict |
        | Leah Brahms | legal   |
        | Calloway    | illegal |

    Scenario Outline: the Nebula has Deanna Troi and Leah Brahms aboard, who is <player>'s, and to move is <verdict>
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Deanna Troi   | aboard "U.S.S. Nebula" |
      And <player> has:
        | card        | where                  |
        | Leah Brahms | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: One of the opponent's, and one of the crew
        | player | verdict |
        | Bob    | illegal |
        | Alice  | legal   |

  @ruling=1eS-ship-staffing-02
  Rule: A ship may ask for a skill, a species or a characteristic instead

    Scenario Outline: Baran takes <whom> aboard <ship>
      Given Alice has:
        | card   | where           |
        | <ship> | at "Excavation" |
        | Baran  | aboard "<ship>" |
        | <whom> | aboard "<ship>" |
      When Alice moves "<ship>" to "Wormhole Negotiations"
      Then that is <verdict>

      @part=skill
      Examples: Gomtuu asks for twice the skill Empathy
        | ship   | whom        | verdict |
        | Gomtuu | Tam Elbrun  | legal   |
        | Gomtuu | Deanna Troi | illegal |

      @part=species
      Examples: The Vulcan Lander asks for a Vulcan
        | ship          | whom   | verdict |
        | Vulcan Lander | Solkar | legal   |
        | Vulcan Lander | Vekor  | illegal |

      @part=characteristic
      Examples: The Think Tank's Ship asks for one of the Think Tank
        | ship                  | whom   | verdict |
        | The Think Tank's Ship | Kurros | legal   |
        | The Think Tank's Ship | Vekor  | illegal |

  @ruling=faq96-355-gomtuu-11
  Rule: In 1996, too, Gomtuu does not have Empathy but asks for it

    Scenario Outline: Amarie flies it with <whom>
      Given Alice has:
        | card   | where           |
        | Gomtuu | at "Excavation" |
        | Amarie | aboard "Gomtuu" |
        | <whom> | aboard "Gomtuu" |
      When Alice moves "Gomtuu" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: One level is not enough
        | whom        | verdict |
        | Tam Elbrun  | legal   |
        | Deanna Troi | illegal |

  @ruling=1eS-ship-staffing-03
  Rule: Whoever is compatible with a ship helps to staff it

    Scenario Outline: Leah Brahms has <officer> for the Command that the Nebula asks for
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Leah Brahms   | aboard "U.S.S. Nebula" |
        | <officer>     | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: A Non-Aligned officer, and a Non-Aligned musician
        | officer | verdict |
        | Baran   | legal   |
        | Amarie  | illegal |

    Scenario Outline: the Nebula is docked, and Leah Brahms has <officer> for the Command that it asks for
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | U.S.S. Nebula      | docked at "Federation Outpost" |
        | Leah Brahms        | aboard "U.S.S. Nebula"         |
        | <officer>          | aboard "U.S.S. Nebula"         |
      When Alice undocks "U.S.S. Nebula"
      Then that is <verdict>

      Examples: A Non-Aligned officer, and a Non-Aligned musician
        | officer | verdict |
        | Baran   | legal   |
        | Amarie  | illegal |

    @frame=many
    Example: with Baran for its Command a Klingon boat is drawn to the Cytherians before orders
      Given these made-up cards:
        | card        | type      | affiliations | staffing | range |
        | Patrol Boat | ship      | Klingon      | command  | 9     |
        | Old Rower   | personnel | Klingon      |          |       |
      And the spaceline:
        | mission        |
        | Survey Mission |
      And Alice has:
        | card                        | where                |
        | Samuel Clemens' Pocketwatch | in hand              |
        | Alternate Universe Door     | on the table         |
        | Patrol Boat                 | at "Excavation"      |
        | Old Rower                   | aboard "Patrol Boat" |
        | Baran                       | aboard "Patrol Boat" |
      And Bob has:
        | card       | where            | state                      |
        | Cytherians | on "Patrol Boat" | targeting "Survey Mission" |
      When Alice plays "Samuel Clemens' Pocketwatch" on "Cytherians"
      Then "Patrol Boat" is now at "Survey Mission"

    @frame=many
    Example: with a Non-Aligned officer for its Command a scout that is met in Bob's turn moves away
      Given these made-up cards:
        | card       | type      | keywords | affiliations | staffing | range | weapons | shields | icons   |
        | Scout Boat | ship      | Scout    | Romulan      | command  | 9     | 3       | 3       |         |
        | Old Rower  | personnel |          | Romulan      |          |       |         |         |         |
        | Free Mate  | personnel |          | Non-Aligned  |          |       |         |         | command |
      And it is Bob's turn
      And Alice has:
        | card            | where              |
        | Scout Encounter | under "Excavation" |
        | Scout Boat      | in hand            |
        | Old Rower       | in hand            |
        | Free Mate       | in hand            |
      And Bob has:
        | card | where           |
        | Data | on "Excavation" |
      When Bob attempts "Excavation"
      And Alice chooses "Scout Boat" from "Scout Boat" and none
      And Alice chooses "Old Rower" and "Free Mate"
      And Alice chooses the word "move away"
      Then "Scout Boat" is now at "Wormhole Negotiations"

  @ruling=1eS-ship-staffing-04
  Rule: Besides what is asked for, one of the ship's affiliation must be aboard

    Scenario Outline: two Non-Aligned officers fill the seats of the Nebula, and <third> is with them
      Given Alice has:
        | card          | where                  |
        | U.S.S. Nebula | at "Excavation"        |
        | Baran         | aboard "U.S.S. Nebula" |
        | Vekor         | aboard "U.S.S. Nebula" |
        | <third>       | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Somebody of the Federation, though without any icon, and somebody who is not
        | third    | verdict |
        | Calloway | legal   |
        | Amarie   | illegal |

    Scenario Outline: a ship of Bob's that Alice has won, docked or not, asks for one of its own as well, and with <third> aboard that is <verdict>
      Given Bob has:
        | card          | where           | state               |
        | U.S.S. Nebula | at "Excavation" | controlled by Alice |
      And Alice has:
        | card    | where                  |
        | Baran   | aboard "U.S.S. Nebula" |
        | Vekor   | aboard "U.S.S. Nebula" |
        | <third> | aboard "U.S.S. Nebula" |
      When Alice moves "U.S.S. Nebula" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Somebody of the Federation, and somebody who is not
        | third    | verdict |
        | Calloway | legal   |
        | Amarie   | illegal |

    Scenario Outline: the Nebula is docked, two Non-Aligned officers fill its seats, and to undock it with <third> aboard is <verdict>
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | U.S.S. Nebula      | docked at "Federation Outpost" |
        | Baran              | aboard "U.S.S. Nebula"         |
        | Vekor              | aboard "U.S.S. Nebula"         |
        | <third>            | aboard "U.S.S. Nebula"         |
      When Alice undocks "U.S.S. Nebula"
      Then that is <verdict>

      Examples: Somebody of the Federation, and somebody who is not
        | third    | verdict |
        | Calloway | legal   |
        | Amarie   | illegal |

    Example: with a Non-Aligned officer alone a Klingon ship is not drawn to the Cytherians before orders
      Given the spaceline:
        | mission        |
        | Survey Mission |
      And Alice has:
        | card                        | where            |
        | Samuel Clemens' Pocketwatch | in hand          |
        | Alternate Universe Door     | on the table     |
        | Cha'Joh                     | at "Excavation"  |
        | Baran                       | aboard "Cha'Joh" |
      And Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When Alice plays "Samuel Clemens' Pocketwatch" on "Cytherians"
      Then "Cha'Joh" is still at "Excavation"

  @ruling=1eS-ship-staffing-05
  Rule: A ship that asks for nothing is flown by anybody of its affiliation

    Scenario Outline: <pilot> is alone aboard the Runabout
      Given Alice has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | <pilot>  | aboard "Runabout" |
      When Alice moves "Runabout" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: A nurse of the Federation, and an officer of no affiliation
        | pilot    | verdict |
        | Calloway | legal   |
        | Baran    | illegal |

  @ruling=1eS-ship-staffing-06
  Rule: Icons of equipment staff no ship

    Background:
      Given these made-up cards:
        | card         | type      | affiliations | range | staffing       | icons |
        | Patrol Boat  | ship      | Federation   | 8     | command, staff |       |
        | Autopilot    | equipment |              |       |                | staff |
        | Cadet Nobody | personnel | Federation   |       |                | staff |

    @part=equipment
    Scenario Outline: <whoever> <does> beside Deanna Troi
      Given Alice has:
        | card        | where                |
        | Patrol Boat | at "Excavation"      |
        | Deanna Troi | aboard "Patrol Boat" |
        | <whoever>   | aboard "Patrol Boat" |
      When Alice moves "Patrol Boat" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples:
        | whoever      | does        | verdict |
        | Autopilot    | will not do | illegal |
        | Cadet Nobody | will do     | legal   |

    @part=others
    Scenario Outline: a ship asks for an icon that it has itself, and <whoever> <does>
      Given these made-up cards:
        | card        | type      | affiliations | range | staffing     | icons        |
        | Proud Ship  | ship      | Federation   | 8     | enterprise-e | enterprise-e |
        | Late Ensign | personnel | Federation   |       |              | enterprise-e |
      And Alice has:
        | card       | where               |
        | Proud Ship | at "Excavation"     |
        | <whoever>  | aboard "Proud Ship" |
      When Alice moves "Proud Ship" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples: Somebody without the icon, and somebody with it
        | whoever      | does        | verdict |
        | Cadet Nobody | will not do | illegal |
        | Late Ensign  | will do     | legal   |

    Scenario Outline: on a boat that Alice has won with all that is aboard, Bob's <whoever> <does> beside Deanna Troi
      Given Bob has:
        | card        | where                | state               |
        | Patrol Boat | at "Excavation"      | controlled by Alice |
        | <whoever>   | aboard "Patrol Boat" | controlled by Alice |
      And Alice has:
        | card        | where                |
        | Deanna Troi | aboard "Patrol Boat" |
      When Alice moves "Patrol Boat" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples:
        | whoever      | does        | verdict |
        | Autopilot    | will not do | illegal |
        | Cadet Nobody | will do     | legal   |

  @ruling=1eS-ship-staffing-07
  Rule: A Classic Tricorder has the Enterprise icon, and does not staff a Starship Constitution

    Scenario Outline: <whoever> <does> beside Deanna Troi
      Given Alice has:
        | card                  | where                          |
        | Starship Constitution | at "Excavation"                |
        | Deanna Troi           | aboard "Starship Constitution" |
        | <whoever>             | aboard "Starship Constitution" |
      When Alice moves "Starship Constitution" to "Wormhole Negotiations"
      Then that is <verdict>

      Examples:
        | whoever           | does        | verdict |
        | Classic Tricorder | will not do | illegal |
        | Mr. Spock         | will do     | legal   |
